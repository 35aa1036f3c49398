"""Passkeys over HTTP: made, listed, renamed and removed by who is logged in, and logging in with one."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gangland.game.names import check_name
from gangland.game.refusal import Refusal
from gangland.protocol.accounts import (
    Confirm,
    NameOfPasskey,
    NewPasskey,
    PasskeyCall,
    PasskeyOffer,
    PasskeyProof,
    Passkeys,
)
from gangland.server.account.ceremonies import SECONDS, Ceremony
from gangland.server.account.relying import ALGORITHMS, RelyingParty, challenge_text, handle_text
from gangland.server.http.account_pages import (
    check_accounts,
    kept_session,
    limit_passwords,
    logged_in,
    required_account,
)
from gangland.server.http.guard import client_of
from gangland.server.http.requests import Rejected, body_of, house_of, json_response
from gangland.server.store.passkeys import Kept


def relying_party(request: Request) -> RelyingParty:
    """Return who we are to a device: the name in the address, over https, or on one's own machine without."""
    host = request.headers.get("host", "").lower()
    name = urlsplit(f"//{host}").hostname or ""
    origins = {f"https://{host}"}
    if name == "localhost":
        origins.add(f"http://{host}")
    public = urlsplit(house_of(request).settings.public_url.lower())
    if public.hostname == name and public.scheme == "https":
        origins.add(f"https://{public.netloc}")
    return RelyingParty(name, origins)


async def confirmed_account(request: Request) -> int:
    """Return the account of a request whose body says once more that it is its owner's."""
    account = await required_account(request)
    body = await body_of(request, Confirm)
    limit_passwords(request)
    if body.password is not None:
        await house_of(request).accounts.confirm(account, body.password)
    elif body.passkey is not None:
        if (await _proved(request, body.passkey)).account != account:
            raise Refusal("passkey-unknown")
    else:
        raise Rejected(422, "invalid")
    return account


async def offer(request: Request) -> Response:
    """POST /api/me/passkeys/offer: begin to make a passkey."""
    account = await confirmed_account(request)
    party = relying_party(request)
    ceremonies, shelf = house_of(request).ceremonies, house_of(request).passkeys
    name, handle, known = await shelf.owner(account, party.rp)
    until, address = ceremonies.until(), client_of(request.scope)
    one = Ceremony(party.rp, until, address, kept_session(request), account, handle)
    ceremony = ceremonies.begin(one)
    challenge, user = challenge_text(one), handle_text(handle)
    return json_response(PasskeyOffer(ceremony, challenge, party.rp, user, name, ALGORITHMS, known, SECONDS))


async def add(request: Request) -> Response:
    """POST /api/me/passkeys: keep what a device made of an offer."""
    account = await required_account(request)
    body = await body_of(request, NewPasskey)
    check_name(body.name)
    party = relying_party(request)
    one = house_of(request).ceremonies.end(body.ceremony, party.rp, kept_session(request))
    if one.account != account:
        raise Refusal("passkey-late")
    made = party.made(one, body)
    found = await house_of(request).passkeys.add(account, one.handle, party.rp, body.name, made)
    return json_response(found, 201)


async def mine(request: Request) -> Response:
    """GET /api/me/passkeys: one's own."""
    return json_response(Passkeys(await house_of(request).passkeys.all_of(await required_account(request))))


async def rename(request: Request) -> Response:
    """PUT /api/me/passkeys/{passkey}: call one something else."""
    account = await required_account(request)
    body = await body_of(request, NameOfPasskey)
    check_name(body.name)
    return json_response(await house_of(request).passkeys.rename(account, _number(request), body.name))


async def remove(request: Request) -> Response:
    """DELETE /api/me/passkeys/{passkey}: from now on it opens nothing."""
    account = await required_account(request)
    await house_of(request).passkeys.remove(account, _number(request))
    return Response(status_code=204)


async def call(request: Request) -> Response:
    """POST /api/sessions/passkey/call: begin to log in; the device knows whose its passkeys are."""
    check_accounts(request)
    party = relying_party(request)
    ceremonies = house_of(request).ceremonies
    one = Ceremony(party.rp, ceremonies.until(), client_of(request.scope))
    ceremony = ceremonies.begin(one)
    return json_response(PasskeyCall(ceremony, challenge_text(one), party.rp, SECONDS))


async def prove(request: Request) -> Response:
    """POST /api/sessions/passkey: log in with what a device signed."""
    check_accounts(request)
    body = await body_of(request, PasskeyProof)
    limit_passwords(request)
    return await logged_in(request, (await _proved(request, body)).account)


async def _proved(request: Request, body: PasskeyProof) -> Kept:
    """Return the passkey that has signed a call."""
    party, house = relying_party(request), house_of(request)
    one = house.ceremonies.end(body.ceremony, party.rp)
    kept = await house.passkeys.find(body.credential, party.rp)
    await house.passkeys.count_use(kept, party.counter_of(one, kept, body))
    return kept


def _number(request: Request) -> int:
    text = request.path_params["passkey"]
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("no-such-passkey")
    return int(text)


PASSKEY_ROUTES = [
    Route("/api/me/passkeys", mine),
    Route("/api/me/passkeys", add, methods=["POST"]),
    Route("/api/me/passkeys/offer", offer, methods=["POST"]),
    Route("/api/me/passkeys/{passkey}", rename, methods=["PUT"]),
    Route("/api/me/passkeys/{passkey}", remove, methods=["DELETE"]),
    Route("/api/sessions/passkey", prove, methods=["POST"]),
    Route("/api/sessions/passkey/call", call, methods=["POST"]),
]
