"""Settings, all in one file. What differs from place to place comes from the environment (docs/server.md)."""

import os
from datetime import timedelta
from pathlib import Path
from urllib.parse import urlsplit

import django_stubs_ext
from csp.constants import NONE, SELF

from config import environment
from config.embedded import postgres, valkey
from config.embedded.paths import make_state_dir
from config.logging import configure_structlog, logging_settings
from config.secret import secret_key

# Lets classes say what they hold, as in ListView[Club], where Django itself cannot be asked.
django_stubs_ext.monkeypatch()

BASE_DIR = Path(__file__).resolve().parent.parent
STATE_DIR = make_state_dir()

# Who we are to the outside. BOBO_ADDRESS is the address people type, such as https://bobo.example.org.
DEBUG = environment.flag("BOBO_DEBUG")
TESTING = environment.flag("BOBO_TESTING")
ADDRESS = environment.address("BOBO_ADDRESS")
HTTPS = ADDRESS.startswith("https://")
BEHIND_PROXY = environment.flag("BOBO_BEHIND_PROXY")
SECRET_KEY = os.environ.get("SECRET_KEY") or secret_key(STATE_DIR)
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *environment.words("BOBO_ALLOWED_HOSTS")]
CSRF_TRUSTED_ORIGINS = []
if ADDRESS:
    ALLOWED_HOSTS.append(urlsplit(ADDRESS).hostname or "")
    CSRF_TRUSTED_ORIGINS.append(ADDRESS)

INSTALLED_APPS = [
    "config",
    "games",
    "settlement",
    "clubs",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "config.static.StaticFiles",
    "django.contrib.postgres",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "django_structlog",
    "pgtrigger",
    "rest_framework",
    "knox",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]

MIDDLEWARE = [
    "django_structlog.middlewares.RequestMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# The database: DATABASE_URL, else our own PostgreSQL. A pool of connections where many threads answer
# requests (config/asgi.py says how many); Celery's processes and commands hold one connection each.
POOL = environment.number("BOBO_DATABASE_POOL", 0)
DATABASE_OPTIONS = {"pool": {"min_size": 1, "max_size": POOL, "timeout": 10}} if POOL else {}
DATABASES = {
    "default": (
        environment.database("DATABASE_URL", DATABASE_OPTIONS)
        or {
            "ENGINE": "config.postgresql",
            "NAME": "bobo",
            "USER": "bobo",
            "HOST": str(postgres().sockets),
            "OPTIONS": DATABASE_OPTIONS,
        }
    )
    | {"CONN_MAX_AGE": 0 if POOL else 60, "CONN_HEALTH_CHECKS": True}
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Counters of sign-in attempts and requests. One process needs no server for them; several share one.
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
if CACHE_URL := os.environ.get("CACHE_URL"):
    CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": CACHE_URL}}

# Celery: CELERY_BROKER_URL, else our own Valkey. A task is done when it says so, not when it is taken,
# and its outcome is a row of ours, so there is no result backend.
CELERY_BROKER_URL = os.environ.get("CELERY_BROKER_URL") or valkey().url
CELERY_TASK_DEFAULT_QUEUE = os.environ.get("BOBO_QUEUE") or "bobo"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_SERIALIZER = "json"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_SOFT_TIME_LIMIT = 100
CELERY_TASK_TIME_LIMIT = 120
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_CONCURRENCY = environment.number("BOBO_WORKERS", 2)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
if CELERY_BROKER_URL.startswith("redis"):
    # The defaults leave the task of a killed worker waiting for two minutes. It is given out again when
    # `visibility_timeout` (more than the time limit) has passed.
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "visibility_timeout": 150,
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_timeout": 4,
        "max_retries": 1,
        "interval_start": 0,
    }
else:
    CELERY_TASK_DEFAULT_QUEUE_TYPE = "quorum"
# What is asked for twice is not done twice; what nobody took in its time is asked for again anyway.
CELERY_BEAT_SCHEDULER = "celery.beat.Scheduler"
CELERY_BEAT_SCHEDULE = {
    "sweep-reports": {"task": "games.tasks.sweep_reports", "schedule": 5.0, "options": {"expires": 5}},
    # Proves a sitting once a night at most; asked more often because many a machine sleeps at night.
    "prove-books": {"task": "games.tasks.prove_all", "schedule": 1800.0, "options": {"expires": 1800}},
}

# Accounts
AUTH_USER_MODEL = "clubs.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
    "sesame.backends.ModelBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
if TESTING:  # a good hash is slow on purpose; every test makes four people
    PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "config.accounts.Adapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_LOGOUT_REDIRECT_URL = "account_login"
ACCOUNT_SESSION_REMEMBER = True
ALLAUTH_TRUSTED_PROXY_COUNT = 1 if BEHIND_PROXY else 0
SIGNUP_OPEN = environment.flag("BOBO_SIGNUP", True)
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = "Bobo"
# A link to /in/ signs in once, within a day.
SESAME_ONE_TIME = True
SESAME_MAX_AGE = timedelta(days=1)

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "knox.auth.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.parsers.PlainJSONParser"],
    "DEFAULT_THROTTLE_CLASSES": [
        f"config.throttling.{name}" for name in ("Account", "Address", "SignIn", "Referee")
    ],
    "EXCEPTION_HANDLER": "config.errors.handle",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "NUM_PROXIES": 1 if BEHIND_PROXY else 0,
}
# A host enters two hands a second and previews every tap; nobody needs more than these.
REQUESTS_A_MINUTE = {
    "account": environment.number("BOBO_REQUESTS_A_MINUTE", 3000),
    "address": 300,
    "sign_in": 20,
    "referee": 120,
}
REST_KNOX = {"TOKEN_TTL": timedelta(days=90), "TOKEN_LIMIT_PER_USER": 20}
SPECTACULAR_SETTINGS = {
    "TITLE": "Bobo",
    "DESCRIPTION": "Tables, events, the book and its reports.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

# Languages. The text in the code is the Chinese; locale/ holds the English.
LANGUAGE_CODE = "zh-hans"
LANGUAGES = [("zh-hans", "中文"), ("en", "English")]
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = "UTC"
USE_TZ = True

# Files. `manage.py up` collects them into a folder that is named by their content.
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = STATE_DIR / "static"
MEDIA_ROOT = STATE_DIR / "files"
PLAIN_STATIC = DEBUG or environment.flag("BOBO_PLAIN_STATIC")
WHITENOISE_USE_FINDERS = PLAIN_STATIC
WHITENOISE_AUTOREFRESH = PLAIN_STATIC
WHITENOISE_IMMUTABLE_FILE_TEST = r"^.*$" if not PLAIN_STATIC else r"^$"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if PLAIN_STATIC
        else "config.static.VersionedStorage"
    },
}

# Safety in the browser: our own files and nothing else, no script or style inside a page.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "base-uri": [NONE],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 90
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # asked from inside, past the proxy
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
# Whether the browsers' preload list names a site is for its owner to decide.
SILENCED_SYSTEM_CHECKS = ["security.W021"]
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
FILE_UPLOAD_MAX_MEMORY_SIZE = 1_000_000

# Letters. Without a mail server they go to the log.
EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
if EMAIL_HOST := os.environ.get("EMAIL_HOST", ""):
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_PORT = environment.number("EMAIL_PORT", 587)
    EMAIL_HOST_USER = os.environ.get("EMAIL_HOST_USER", "")
    EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_HOST_PASSWORD", "")
    EMAIL_USE_TLS = environment.flag("EMAIL_USE_TLS", True)
    DEFAULT_FROM_EMAIL = os.environ.get("DEFAULT_FROM_EMAIL") or EMAIL_HOST_USER

# `manage.py up` lets its programs say more, into their logs; a command keeps its terminal clean.
LOG_LEVEL = os.environ.get("BOBO_LOG_LEVEL", "WARNING")
LOGGING = logging_settings(LOG_LEVEL)
DJANGO_STRUCTLOG_CELERY_ENABLED = True
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False
DJANGO_STRUCTLOG_TRUST_UPSTREAM_REQUEST_ID = BEHIND_PROXY
configure_structlog()
