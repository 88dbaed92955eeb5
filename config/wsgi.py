"""The entry for a server of threads or processes, without live pages: `gunicorn config.wsgi`."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from django.core.wsgi import get_wsgi_application

application = get_wsgi_application()
