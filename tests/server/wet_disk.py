"""A disk whose power is cut: SQLite writes to files in memory, and keeps only what was synced for sure.

SQLite is given a way to files of our own (a VFS, by ctypes). What is written after the last sync of a file is
pending. When the power goes, each pending write has reached the disk whole, in part (some of its sectors) or
not at all, whatever came before or after it.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_double, c_int, c_int64, c_void_p
from typing import Any, Final

OK, IOERR, NOTFOUND, SHORT_READ = 0, 10, 12, 10 | 2 << 8
SECTOR: Final = 512
POWERSAFE_OVERWRITE: Final = 0x1000
PATHNAME: Final = 512
DAYS_TO_1970: Final = 2_440_587.5

Write = tuple[int, bytes]
"""Where, and what; to cut a file short is a write of nothing there."""


class WetFile:
    """A file: as it is read now, as it is on the disk for sure, and what was written since."""

    def __init__(self, content: bytes = b"") -> None:
        self.content = bytearray(content)
        self.sure = bytes(content)
        self.pending: list[Write] = []
        self.shared: list[Any] = []


class Disk:
    """Some files; after so many writes and syncs the power goes."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.files = {name: WetFile(content) for name, content in (files or {}).items()}
        self.left = -1
        self.is_off = False

    def passes(self) -> bool:
        """Return whether something reaches the disk: the power is on."""
        self.left -= 1
        self.is_off = self.is_off or self.left == 0
        return not self.is_off

    def after_a_cut(self, chooser: random.Random) -> Disk:
        """Return what is left: of everything that was not synced some, in any order, in part."""
        return Disk({name: _left(file, chooser) for name, file in self.files.items()})


def _left(file: WetFile, chooser: random.Random) -> bytes:
    content = bytearray(file.sure)
    reached = [write for write in file.pending if chooser.random() < 0.5]
    if chooser.random() < 0.5:
        chooser.shuffle(reached)
    for at, data in reached:
        if not data:
            del content[at:]
        elif chooser.random() < 0.3:
            for start in range(0, len(data), SECTOR):
                if chooser.random() < 0.5:
                    _put(content, at + start, data[start : start + SECTOR])
        else:
            _put(content, at, data)
    return bytes(content)


def _put(content: bytearray, at: int, data: bytes) -> None:
    content.extend(bytes(max(0, at - len(content))))
    content[at : at + len(data)] = data


# what SQLite calls


class File(Structure):
    """A sqlite3_file of ours: its methods, and the number by which we know it."""

    _fields_ = (("methods", c_void_p), ("number", c_int64))


FILE = POINTER(File)
METHODS: Final[dict[str, Any]] = {
    "close": CFUNCTYPE(c_int, FILE),
    "read": CFUNCTYPE(c_int, FILE, c_void_p, c_int, c_int64),
    "write": CFUNCTYPE(c_int, FILE, c_void_p, c_int, c_int64),
    "truncate": CFUNCTYPE(c_int, FILE, c_int64),
    "sync": CFUNCTYPE(c_int, FILE, c_int),
    "size": CFUNCTYPE(c_int, FILE, POINTER(c_int64)),
    "lock": CFUNCTYPE(c_int, FILE, c_int),
    "unlock": CFUNCTYPE(c_int, FILE, c_int),
    "reserved": CFUNCTYPE(c_int, FILE, POINTER(c_int)),
    "control": CFUNCTYPE(c_int, FILE, c_int, c_void_p),
    "sector": CFUNCTYPE(c_int, FILE),
    "device": CFUNCTYPE(c_int, FILE),
    "map": CFUNCTYPE(c_int, FILE, c_int, c_int, c_int, POINTER(c_void_p)),
    "shared_lock": CFUNCTYPE(c_int, FILE, c_int, c_int, c_int),
    "barrier": CFUNCTYPE(None, FILE),
    "unmap": CFUNCTYPE(c_int, FILE, c_int),
}
"""sqlite3_io_methods, version 2."""

OPENERS: Final[dict[str, Any]] = {
    "open": CFUNCTYPE(c_int, c_void_p, c_char_p, FILE, c_int, POINTER(c_int)),
    "delete": CFUNCTYPE(c_int, c_void_p, c_char_p, c_int),
    "access": CFUNCTYPE(c_int, c_void_p, c_char_p, c_int, POINTER(c_int)),
    "path": CFUNCTYPE(c_int, c_void_p, c_char_p, c_int, c_void_p),
    "load_open": c_void_p,
    "load_error": c_void_p,
    "load_symbol": c_void_p,
    "load_close": c_void_p,
    "randomness": CFUNCTYPE(c_int, c_void_p, c_int, c_void_p),
    "sleep": CFUNCTYPE(c_int, c_void_p, c_int),
    "now": CFUNCTYPE(c_int, c_void_p, POINTER(c_double)),
    "last_error": CFUNCTYPE(c_int, c_void_p, c_int, c_void_p),
    "now_in_millis": CFUNCTYPE(c_int, c_void_p, POINTER(c_int64)),
}
"""What follows the head of a sqlite3_vfs, version 2."""


class Methods(Structure):
    """sqlite3_io_methods."""

    _fields_ = (("version", c_int), *METHODS.items())


class Vfs(Structure):
    """sqlite3_vfs."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        *OPENERS.items(),
    )


class Shelf:
    """Our way to files, as SQLite knows it: `disk` is the one that is in the machine just now."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.opened: list[tuple[Disk, WetFile]] = []
        ours = {name: kind(getattr(self, name)) for name, kind in METHODS.items()}
        self.methods = Methods(2, **ours)
        openers = {name: kind(getattr(self, name)) for name, kind in OPENERS.items() if kind is not c_void_p}
        self.vfs = Vfs(2, ctypes.sizeof(File), PATHNAME, None, b"gangland-wet", None, **openers)
        self.sqlite = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        self.sqlite.sqlite3_vfs_find.restype = c_void_p

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Have every database that is opened from now on be on our disk."""
        usual = self.sqlite.sqlite3_vfs_find(None)
        assert self.sqlite.sqlite3_vfs_register(byref(self.vfs), 1) == OK
        try:
            yield
        finally:
            self.sqlite.sqlite3_vfs_register(c_void_p(usual), 1)
            self.sqlite.sqlite3_vfs_unregister(byref(self.vfs))

    # finding files

    def open(self, _: object, name: bytes | None, file: Any, flags: int, out: Any) -> int:  # noqa: ANN401
        disk = self.disk
        found = disk.files.setdefault(name.decode(), WetFile()) if name else WetFile()
        self.opened.append((disk, found))
        file[0].number = len(self.opened) - 1
        file[0].methods = ctypes.addressof(self.methods)
        if out:
            out[0] = flags
        return OK

    def delete(self, _: object, name: bytes, _sync: int) -> int:
        if not self.disk.passes():
            return IOERR
        self.disk.files.pop(name.decode(), None)
        return OK

    def access(self, _: object, name: bytes, _flags: int, out: Any) -> int:  # noqa: ANN401
        out[0] = int(name.decode() in self.disk.files)
        return OK

    def path(self, _: object, name: bytes, most: int, out: int) -> int:
        ctypes.memmove(out, name + b"\0", min(most, len(name) + 1))
        return OK

    def randomness(self, _: object, count: int, out: int) -> int:
        ctypes.memmove(out, os.urandom(count), count)
        return count

    def sleep(self, _: object, micros: int) -> int:
        return micros

    def now(self, _: object, out: Any) -> int:  # noqa: ANN401
        out[0] = DAYS_TO_1970 + time.time() / 86_400
        return OK

    def now_in_millis(self, _: object, out: Any) -> int:  # noqa: ANN401
        out[0] = int(DAYS_TO_1970 * 86_400_000 + time.time() * 1000)
        return OK

    def last_error(self, *_: object) -> int:
        return OK

    # one file

    def of(self, file: Any) -> tuple[Disk, WetFile]:  # noqa: ANN401
        """The file SQLite means, and the disk it was on when it was opened."""
        return self.opened[int(file[0].number)]

    def close(self, _: object) -> int:
        return OK

    def read(self, file: Any, out: int, count: int, at: int) -> int:  # noqa: ANN401
        disk, found = self.of(file)
        if disk.is_off:
            return IOERR
        data = bytes(found.content[at : at + count])
        ctypes.memmove(out, data.ljust(count, b"\0"), count)
        return OK if len(data) == count else SHORT_READ

    def write(self, file: Any, data: int, count: int, at: int) -> int:  # noqa: ANN401
        disk, found = self.of(file)
        passes, content = disk.passes(), ctypes.string_at(data, count)
        if passes or disk.left == 0:  # what is being written as the power goes may be there in part
            found.pending.append((at, content))
            _put(found.content, at, content)
        return OK if passes else IOERR

    def truncate(self, file: Any, size: int) -> int:  # noqa: ANN401
        disk, found = self.of(file)
        if not disk.passes():
            return IOERR
        found.pending.append((size, b""))
        del found.content[size:]
        return OK

    def sync(self, file: Any, _flags: int) -> int:  # noqa: ANN401
        disk, found = self.of(file)
        if not disk.passes():
            return IOERR
        found.sure, found.pending = bytes(found.content), []
        return OK

    def size(self, file: Any, out: Any) -> int:  # noqa: ANN401
        out[0] = len(self.of(file)[1].content)
        return OK

    def lock(self, *_: object) -> int:
        return OK

    unlock = shared_lock = lock

    def reserved(self, _: object, out: Any) -> int:  # noqa: ANN401
        out[0] = 0
        return OK

    def control(self, *_: object) -> int:
        return NOTFOUND

    def sector(self, _: object) -> int:
        return SECTOR

    def device(self, _: object) -> int:
        """As SQLite takes any disk to be: a write spoils nothing beside it."""
        return POWERSAFE_OVERWRITE

    def map(self, file: Any, page: int, size: int, extend: int, out: Any) -> int:  # noqa: ANN401
        shared = self.of(file)[1].shared
        while extend and len(shared) <= page:
            shared.append(ctypes.create_string_buffer(size))
        out[0] = ctypes.addressof(shared[page]) if page < len(shared) else None
        return OK

    def barrier(self, _: object) -> None:
        pass

    def unmap(self, file: Any, _delete: int) -> int:  # noqa: ANN401
        self.of(file)[1].shared.clear()
        return OK
