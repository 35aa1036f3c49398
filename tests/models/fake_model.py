"""A server on loopback that answers as an OpenAI-compatible one would, by a script."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

Doc = dict[str, Any]
Reply = Callable[[Doc], "str | int | bytes"]


class FakeModel:
    """Says what `reply` makes of a request: words, an HTTP status, or bytes that are no answer."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        self.asked: list[Doc] = []
        self.headers: list[str] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.headers.append(self.headers.get("Authorization", ""))
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                outer.asked.append({"path": self.path, **body})
                said = outer.reply(body)
                status = said if isinstance(said, int) else 200
                self.send_response(status)
                content = said if isinstance(said, bytes) else outer.completion(str(said))
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/v1"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def completion(self, said: str) -> bytes:
        """An answer as the protocol has it."""
        usage = {"prompt_tokens": 1000, "completion_tokens": 10}
        return json.dumps({"choices": [{"message": {"content": said}}], "usage": usage}).encode()

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
