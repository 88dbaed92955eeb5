"""The socket the web server listens on, and the addresses people reach it by."""

import errno
import socket

TRIES = 50
ANY = {"", "0.0.0.0", "::"}


def listen(host: str, port: int) -> socket.socket:
    """Listen on the first free port from `port` on.

    Raises:
        OSError: the address is not ours, or 50 ports in a row are taken.
    """
    for candidate in range(port, port + TRIES):
        try:
            return _listen(host, candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + TRIES - 1}")


def _listen(host: str, port: int) -> socket.socket:
    line = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted connections inherit it; without it a short answer waits for the phone's next packet.
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.bind((host, port))
        line.listen(512)
    except OSError:
        line.close()
        raise
    return line


def own_addresses(host: str) -> list[str]:
    """What to type to reach a server that listens on `host`: this machine first, then the local network."""
    if host not in ANY:
        return [f"[{host}]" if ":" in host else host]
    found = ["127.0.0.1", _outward_address()]
    return [address for address in dict.fromkeys(found) if address]


def _outward_address() -> str:
    # Connecting a datagram socket sends nothing; it only asks which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(line.getsockname()[0])
