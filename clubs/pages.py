"""What every page for members has in common."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, cast

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase

from clubs.errors import Absent, Forbidden

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponseBase]


def page(view: View[P]) -> View[P]:
    """A page for people who are signed in; what is another club's answers like what is not there."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
        try:
            return view(request, *args, **kwargs)
        except Absent as absent:
            raise Http404 from absent
        except Forbidden as forbidden:
            raise PermissionDenied from forbidden

    return cast(View[P], login_required(guarded))
