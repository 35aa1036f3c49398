"""Traces, with OpenTelemetry where it is installed (`gangland[otel]`): what took how long, within what.

A span has a name of ours and nothing else: neither what was asked nor what went wrong is in it. Nobody
outside says which trace something belongs to.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from gangland import __version__

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

    from gangland.server.watch.watch import Span, Spans


class NoTracesError(Exception):
    """The host wants traces, and what makes them is not installed."""


def spans_to(url: str) -> tuple[Spans, Callable[[], None]]:
    """Return what traces spans to a collector (OTLP over HTTP), and what ends it."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    except ImportError as error:
        raise NoTracesError from error
    return spans_with(OTLPSpanExporter(url))


def spans_with(exporter: SpanExporter) -> tuple[Spans, Callable[[], None]]:
    """Return what traces spans to an exporter, and what sends the rest of them and ends it."""
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415 - an extra
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    resource = Resource({"service.name": "gangland", "service.version": __version__})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    tracer = provider.get_tracer("gangland.server", __version__)

    def spans(name: str) -> AbstractContextManager[Span]:
        return tracer.start_as_current_span(name, record_exception=False, set_status_on_exception=False)

    return spans, provider.shutdown
