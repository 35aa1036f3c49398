"""The relying party: at which address passkeys work, and whether what a device signed is right."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Collection

from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestationConveyancePreference,
    AttestedCredentialData,
    AuthenticatorData,
    PublicKeyCredentialRpEntity,
    UserVerificationRequirement,
)

from gangland.game.refusal import Refusal
from gangland.protocol.accounts import NewPasskey, PasskeyProof
from gangland.server.account.ceremonies import Ceremony
from gangland.server.store.passkeys import Kept, Made

logger = logging.getLogger("gangland.server")

ALGORITHMS = [-8, -7, -257]
"""EdDSA, ES256 and RS256: what devices have."""


class RelyingParty:
    """A name that passkeys are bound to, and the origins of the pages that may use them there."""

    def __init__(self, rp: str, origins: Collection[str]) -> None:
        """Be known by a name; a number is none, and browsers refuse it."""
        if _is_number(rp):
            raise Refusal("passkey-number")
        self.rp = rp
        entity = PublicKeyCredentialRpEntity(name="Gangland", id=rp)
        self.checks = Fido2Server(entity, AttestationConveyancePreference.NONE, lambda one: one in origins)

    def made(self, ceremony: Ceremony, new: NewPasskey) -> Made:
        """Return the passkey a device made in answer to a challenge."""
        response = {"clientDataJSON": new.client_data, "attestationObject": new.attestation}
        try:
            found = self.checks.register_complete(_state(ceremony), {"rawId": "", "response": response})
        except Exception as error:
            raise _refused(error) from error
        data = found.credential_data
        if data is None or data.public_key.get(3) not in ALGORITHMS:
            raise Refusal("passkey-refused")
        return Made(websafe_encode(data.credential_id), websafe_encode(data), found.counter)

    def counter_of(self, ceremony: Ceremony, kept: Kept, proof: PasskeyProof) -> int:
        """Return the counter of a passkey that signed the challenge; anything else is refused."""
        response = {
            "clientDataJSON": proof.client_data,
            "authenticatorData": proof.authenticator_data,
            "signature": proof.signature,
        }
        answer = {"rawId": proof.credential, "response": response}
        try:
            data = AttestedCredentialData(websafe_decode(kept.data))
            self.checks.authenticate_complete(_state(ceremony), [data], answer)
            counter = AuthenticatorData(websafe_decode(proof.authenticator_data)).counter
        except Exception as error:
            raise _refused(error) from error
        if proof.user is not None and proof.user != handle_text(kept.handle):
            raise Refusal("passkey-refused")
        return counter


def handle_text(handle: str) -> str:
    """Return the handle of an account as devices are told it."""
    return websafe_encode(bytes.fromhex(handle))


def challenge_text(ceremony: Ceremony) -> str:
    """Return a challenge as devices are told it."""
    return websafe_encode(ceremony.challenge)


def _state(ceremony: Ceremony) -> dict[str, object]:
    required = UserVerificationRequirement.REQUIRED
    return {"challenge": challenge_text(ceremony), "user_verification": required}


def _refused(error: Exception) -> Refusal:
    """Return that a device's answer was wrong; what exactly was wrong is the host's to read."""
    logger.info("a passkey was refused: %s: %s", type(error).__name__, error)
    return Refusal("passkey-refused")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
