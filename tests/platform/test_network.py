"""Where the web server listens, and what people type."""

import errno
import socket

import pytest

from config import network


def test_the_next_free_port() -> None:
    with network.listen("127.0.0.1", 19300) as first:
        port = first.getsockname()[1]
        with network.listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
            assert second.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(OSError) as caught:
        network.listen("192.0.2.77", 19350)
    assert caught.value.errno == errno.EADDRNOTAVAIL


def test_what_people_type() -> None:
    assert network.own_addresses("0.0.0.0")[0] == "127.0.0.1"
    assert network.own_addresses("192.168.1.5") == ["192.168.1.5"]
    assert network.own_addresses("::1") == ["[::1]"]
