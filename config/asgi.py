"""The web server's entry: `uvicorn config.asgi:application`."""

import os
import warnings

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
# Each request has a thread of its own here; this many of them may hold a connection at a time.
os.environ.setdefault("BOBO_DATABASE_POOL", "16")

from django.core.asgi import get_asgi_application

application = get_asgi_application()

# Said of every static file; WhiteNoise hands them over whole, and they are small.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")
