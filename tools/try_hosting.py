"""Tries docs/hosting.md as it is written, on this machine alone: the proxy, TLS, the files of deploy/.

nginx stands before a server, both on loopback, with a certificate of its own making; a table is made and
played over https and wss. What Debian's tools can say of the unit and of the figures they say, too. Needs
nginx, openssl, systemd-analyze and promtool (Debian: nginx-light openssl systemd prometheus).
"""

from __future__ import annotations

import http.client
import json
import runpy
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
import tomllib
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
GANGLAND = Path(sys.executable).parent / "gangland"
NEEDED = ("nginx", "openssl", "systemd-analyze", "promtool")
NAME = "club.example"
TABLE = {
    "game": "mayhem",
    "seats": [
        {"kind": "human", "name": "Ann"},
        {"kind": "bot", "bot": "thug"},
        {"kind": "bot", "bot": "thug"},
    ],
}
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/gangland.conf;
}}
"""
PATIENCE = 120.0


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def call(*words: object, **options: object) -> str:
    """Run a tool; what it says, or the end."""
    done = subprocess.run([str(one) for one in words], capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]  # noqa: S603
    if done.returncode:
        sys.exit(f"{words[0]} is not content:\n{done.stdout}{done.stderr}")
    return str(done.stdout + done.stderr)


class Club:
    """A server and its proxy, as the page has them, but for ports, the certificate and the folder."""

    def __init__(self, folder: Path) -> None:
        """Lay everything into a folder."""
        self.folder = folder
        self.server, self.plain, self.tls = free_port(), free_port(), free_port()
        self.certificate = folder / "cert.pem"
        self.key = "figures-for-this-try-alone"
        call(
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
            ),
            *("-keyout", folder / "key.pem", "-out", self.certificate, "-days", "2"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
        )
        text = (DEPLOY / "gangland.toml").read_text()
        written = tomllib.loads(text)["watch"]["metrics_key"]
        (folder / "gangland.toml").write_text(text.replace(written, self.key))
        site = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.tls} "),
            ("127.0.0.1:8000", f"127.0.0.1:{self.server}"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(self.certificate)),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(folder / "key.pem")),
        ):
            if old not in site:
                sys.exit(f"deploy/nginx.conf has no {old!r} any more: change tools/try_hosting.py, too.")
            site = site.replace(old, new)
        (folder / "gangland.conf").write_text(site)
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
        self.context = ssl.create_default_context(cafile=str(self.certificate))
        self.running: list[subprocess.Popen[bytes]] = []

    def open(self) -> None:
        """Start both, and wait until the one answers through the other."""
        call("nginx", "-t", "-p", self.folder, "-c", self.folder / "nginx.conf")
        serve = [str(GANGLAND), "serve", "--data", str(self.folder / "data")]
        serve += ["--config", str(self.folder / "gangland.toml")]
        log = (self.folder / "log").open("wb")
        self.running += [
            subprocess.Popen([*serve, "--port", str(self.server)], stdout=log, stderr=log),  # noqa: S603
            subprocess.Popen(  # noqa: S603
                [str(shutil.which("nginx")), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
            ),
        ]
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError):
                if self.ask("GET", "/readyz")[0] == 200:
                    return
            time.sleep(0.2)
        sys.exit("The club does not open:\n" + (self.folder / "log").read_text())

    def close(self) -> None:
        """Stop both."""
        for process in reversed(self.running):
            process.terminate()
            process.wait(PATIENCE)

    def ask(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask over https, as somebody who knows the club by its name."""
        line = http.client.HTTPSConnection("127.0.0.1", self.tls, context=self.context, timeout=PATIENCE)
        line.sock = self.context.wrap_socket(
            socket.create_connection(("127.0.0.1", self.tls), PATIENCE), server_hostname=NAME
        )
        text = None if body is None else json.dumps(body)
        usual = {"Host": NAME, "Content-Type": "application/json", "X-Gangland": "1"}
        line.request(method, path, text, usual | {key.replace("_", "-"): one for key, one in headers.items()})
        answer = line.getresponse()
        found = answer.status, {key.lower(): one for key, one in answer.getheaders()}, answer.read()
        line.close()
        return found

    def sit(self, table: str, **headers: str) -> AbstractContextManager[ClientConnection]:
        """A websocket to a table, through the proxy."""
        line = socket.create_connection(("127.0.0.1", self.tls), PATIENCE)
        return connect(
            f"wss://{NAME}/ws/{table}",
            sock=line,
            ssl=self.context,
            server_hostname=NAME,
            origin=Origin(f"https://{NAME}"),
            additional_headers=headers,
        )


def expect(what: str, *, holds: bool) -> None:
    """Say that something holds, or end."""
    if not holds:
        sys.exit(f"Not so: {what}")
    print("ok ", what)  # noqa: T201 - it is what this is for


def play(club: Club) -> None:
    """Make a table, sit down and answer some questions, through the proxy."""
    status, headers, body = club.ask("POST", "/api/tables", TABLE, X_Forwarded_For="203.0.113.9")
    made = json.loads(body)
    expect("a table is made over https", holds=status == 201)
    expect(
        "HSTS is on every answer", holds="max-age=31536000" in headers.get("strict-transport-security", "")
    )
    with club.sit(made["table"], **{"X-Forwarded-For": "203.0.113.9"}) as line:
        line.send(json.dumps({"type": "hello", "key": made["keys"]["0"][0], "since": 0}))
        answers = converse(line)
    expect("three questions are answered over wss", holds=answers == 3)
    listed = call(GANGLAND, "admin", "--data", club.folder / "data", "list")
    is_seen = "127.0.0.1" in listed and "203.0.113.9" not in listed
    expect("the proxy says who made the table, and no guest does", holds=is_seen)


def converse(line: ClientConnection) -> int:
    """Answer what is asked as `examples/bot.py` does, three times; return how often that was taken."""
    sys.path.append(str(ROOT / "examples"))  # what it imports lies beside it
    answer = runpy.run_path(str(ROOT / "examples" / "bot.py"))["answer"]
    line.send(json.dumps({"type": "entropy", "hex": "00" * 16}))
    document: dict[str, Any] = {}
    version = answers = 0
    while answers < 3:
        told = json.loads(line.recv(PATIENCE))
        answers += told["type"] == "ack"
        if told["type"] in ("error", "refused"):
            sys.exit(f"Refused: {told}")
        if told["type"] == "update":
            document |= told["document"]
            version = told["version"]
            question = document["question"]
            if question is not None:
                act = {
                    "type": "act",
                    "id": f"a{version}",
                    "version": version,
                    "action": answer(question["rows"][0]),
                }
                line.send(json.dumps(act))
    return answers


def look(club: Club) -> None:
    """Look at what only the host may see, and at what sends guests the right way."""
    line = http.client.HTTPConnection("127.0.0.1", club.plain, timeout=PATIENCE)
    line.request("GET", "/t/x", headers={"Host": NAME})
    moved = line.getresponse()
    expect("http leads to https", holds=moved.getheader("location") == f"https://{NAME}/t/x")
    key = {"Authorization": f"Bearer {club.key}"}
    expect("the figures do not pass the proxy", holds=club.ask("GET", "/metrics", **key)[0] == 404)
    direct = http.client.HTTPConnection("127.0.0.1", club.server, timeout=PATIENCE)
    direct.request("GET", "/metrics", headers=key)
    figures = direct.getresponse().read().decode()
    expect("they are there for who watches the machine", holds="gangland_answers_total" in figures)
    call("promtool", "check", "metrics", input=figures)
    expect("promtool is content with them", holds=True)
    events = [json.loads(line) for line in (club.folder / "log").read_text().splitlines() if line[0] == "{"]
    expect("the log is JSON", holds="table-begun" in [one["event"] for one in events])
    with closing(sqlite3.connect(club.folder / "data" / "gangland.db")) as base:
        base.execute("VACUUM INTO ?", (str(club.folder / "gangland.db"),))
    said = call(GANGLAND, "doctor", club.folder / "gangland.db")
    expect(f"a copy made meanwhile can be gone on with: {said.splitlines()[0]}", holds=True)


def check_files(folder: Path) -> None:
    """Have Debian's tools look at the files nothing here can run."""
    unit = (DEPLOY / "gangland.service").read_text().replace("/opt/gangland/bin/gangland", str(GANGLAND))
    (folder / "gangland.service").write_text(unit.replace("=gangland\n", "=root\n"))
    said = call("systemd-analyze", "verify", "--man=no", folder / "gangland.service")
    ours = [line for line in said.splitlines() if "gangland.service" in line]
    expect(f"systemd-analyze is content with the unit {ours or ''}", holds=not ours)
    (folder / "gangland.key").write_text("x")
    scrape = (DEPLOY / "prometheus.yml").read_text()
    scrape = scrape.replace("/etc/prometheus/gangland.key", str(folder / "gangland.key"))
    (folder / "prometheus.yml").write_text(scrape)
    shutil.copy(DEPLOY / "gangland-alerts.yml", folder)
    call("promtool", "check", "config", folder / "prometheus.yml")
    expect("promtool is content with what is asked, and with the alerts", holds=True)


def main() -> None:
    """Try it."""
    missing = [one for one in NEEDED if shutil.which(one) is None]
    if missing:
        sys.exit(f"This needs {', '.join(missing)} (Debian: nginx-light openssl systemd prometheus).")
    with tempfile.TemporaryDirectory() as name:
        club = Club(Path(name))
        check_files(club.folder)
        try:
            club.open()
            play(club)
            look(club)
        finally:
            club.close()


if __name__ == "__main__":
    main()
