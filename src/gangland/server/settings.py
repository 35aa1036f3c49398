"""Settings: what the host decides, from a TOML file, the environment and the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from gangland.content.lines import line_of
from gangland.content.message import message
from gangland.content.problems import Problem
from gangland.content.source import Source, parse_source
from gangland.server.reach import is_local
from gangland.server.setting_faults import setting_fault

PREFIX = "GANGLAND_"
FILE = "gangland.toml"
LISTS = ("names", "bot_delay", "trusted_proxies")


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the file; a word it does not know is an error."""


class Rates(Part):
    """How much one address or connection may ask for: at once, and a second."""

    messages: tuple[float, float] = (120, 30)
    requests: tuple[float, float] = (120, 20)
    tables: tuple[float, float] = (20, 1 / 60)
    keys: tuple[float, float] = (30, 0.5)
    passwords: tuple[float, float] = (10, 0.05)
    past: tuple[float, float] = (12, 3)
    past_address: tuple[float, float] = (48, 12)


class Mail(Part):
    """Where digests of slow games go: an address for every account the host names, and nobody else.

    Without accounts the names are those at the tables, which anybody may take.
    """

    people: dict[str, str] = msgspec.field(default_factory=dict)
    sender: str = "gangland@localhost"
    host: str = "localhost"
    port: int = 25
    starttls: bool = False
    user: str = ""
    password: str = ""


class Notify(Part):
    """Whom to tell whose turn it is: nobody by default but who asks for it on a device of their own.

    Push services are on the open net, but for the hosts named; `contact` is whom they ask about us.
    """

    webhooks: tuple[str, ...] = ()
    secret: str = ""
    push: bool = True
    push_hosts: tuple[str, ...] = ()
    contact: str = ""
    mail: Mail = msgspec.field(default_factory=Mail)
    every: float = 900


class Watching(Part):
    """What can be seen of a server from outside: its log, its figures, and traces of what takes how long.

    Figures are read at `/metrics` by who has the key, and by nobody where there is none.
    """

    log: Literal["text", "json"] = "text"
    level: Literal["debug", "info", "warning", "error"] = "warning"
    metrics_key: Annotated[str, msgspec.Meta(pattern=r"^([!-~]{24,})?\Z")] = ""
    traces: str = ""


Days = Annotated[float, msgspec.Meta(ge=0)]


class Keep(Part):
    """For how many days what is about people is kept; 0 is for ever.

    Games that are over, and what was said in them, count from their last line; accounts and sessions from
    when they were last used.
    """

    finished: Days = 0
    talk: Days = 0
    reports: Days = 90
    accounts: Days = 1095
    sessions: Days = 30
    admin_log: Days = 365


class Settings(Part):
    """All that can be set; what a host should know of it stands in docs/protocol.md."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    data: str = ""
    database: str = ""
    public_url: str = ""
    names: tuple[str, ...] = ()
    packs: dict[str, str] = msgspec.field(default_factory=dict)
    trusted_proxies: tuple[str, ...] = ()
    most_tables: int = 500
    most_open: int = 20
    most_running: int = 20
    most_connections: int = 40
    most_from_address: int = 100
    bot_delay: tuple[float, float] = (0.4, 1.2)
    undo_breath: float = 2.0
    playouts: int = 32
    thinkers: int = 0
    thinking: float = 10
    caretaker: str = "thug"
    grace: float = 30
    spectator_delay: float = 900
    dice_patience: float = 20
    idle: float = 600
    keep_open: float = 7 * 86_400
    keep_awake: float = 60 * 86_400
    keep_unanswered: float = 6 * 3600
    accounts: bool = True
    keep: Keep = msgspec.field(default_factory=Keep)
    rates: Rates = msgspec.field(default_factory=Rates)
    notify: Notify = msgspec.field(default_factory=Notify)
    watch: Watching = msgspec.field(default_factory=Watching)

    def is_at_home(self) -> bool:
        """Return whether nobody comes here but from this machine: then no address is counted."""
        return is_local(self.host) and not (self.public_url or self.names or self.trusted_proxies)

    def folder(self) -> Path:
        """Return where everything is kept."""
        return Path(self.data)


KNOWN = frozenset(
    name for part in (Settings, Keep, Rates, Notify, Mail, Watching) for name in part.__struct_fields__
)
"""Every name there is for a setting."""


class SettingsError(Exception):
    """A file or a variable that does not say what it should."""

    def __init__(self, problem: Problem) -> None:
        """Keep what is wrong, and where."""
        super().__init__(str(problem))
        self.problem = problem

    @property
    def where(self) -> str:
        """The file and its line, or the variable."""
        return f"{self.problem.file}:{self.problem.line}" if self.problem.line else self.problem.file


def read_settings(path: Path | None, environ: Mapping[str, str], **given: Any) -> Settings:  # noqa: ANN401
    """Return the settings of a file, the environment, and what is given; what comes later counts."""
    source = _read_file(path) if path is not None else Source("")
    values = dict(source.doc)
    names: dict[str, str] = {}
    for name, value in environ.items():
        if name.startswith(PREFIX):
            key = name.removeprefix(PREFIX).lower()
            if key in Settings.__struct_fields__ and key not in ("keep", "rates", "notify", "packs", "watch"):
                values[key] = value.split(",") if key in LISTS else value
                names[key] = name
            elif key == "webhook":
                values["notify"] = {**values.get("notify", {}), "webhooks": value.split(",")}
            elif key == "metrics_key":
                values["watch"] = {**values.get("watch", {}), key: value}
    values |= {key: value for key, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(_problem(str(error), source, names)) from error


def _problem(error: str, source: Source, names: Mapping[str, str]) -> Problem:
    """What the checker says, with the variable or the line of the file it speaks of."""
    path, what, expected, near = setting_fault(error, KNOWN)
    name = names.get(str(path[0]), "") if path else ""
    line = 0 if name or not source.file else line_of(source.lines, path)
    return Problem(name or source.file or PREFIX, line, "", "", what, expected, near, path)


def _read_file(path: Path) -> Source:
    """The file as it was read; what keeps it from being read is an error."""
    try:
        source = parse_source(str(path), path.read_bytes())
    except OSError as error:
        reason = error.strerror or type(error).__name__
        problem = Problem(str(path), 0, "", "", message("problem-unreadable", reason=reason))
        raise SettingsError(problem) from error
    if source.problems:
        raise SettingsError(source.problems[0])
    return source
