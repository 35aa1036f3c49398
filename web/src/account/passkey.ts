/** Passkeys: what the server offers or calls for, asked of the device, and its answer sent back. */
import * as api from '../lib/api';
import type { LoggedIn, Passkey, PasskeyCall, PasskeyOffer, PasskeyProof, Passkeys } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { toBytes, toText } from './bytes';

const NAME = 'Gangland';
const KIND = 'public-key';

/** Newer than the types: a device is told of a passkey that opens nothing any more. */
interface Signals {
  signalUnknownCredential?: (what: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Why this page cannot use passkeys: the message that says so, empty where it can. */
export function whyNot(): string {
  if (!window.isSecureContext) return 'passkey-insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'refusal-passkey-number';
  return window.PublicKeyCredential ? '' : 'passkey-unsupported';
}

/** What went wrong, in words: of the device, of the server, or of the line between us. */
export function excuse(error: unknown): string {
  if (!(error instanceof DOMException)) return api.excuse(error);
  if (error.name === 'InvalidStateError') return t('passkey-here-already');
  return t(error.name === 'NotAllowedError' ? 'passkey-cancelled' : 'refusal-passkey-refused');
}

/** The same, where one was asked to show that an account is one's own. */
export function excuseOfOwner(error: unknown): string {
  const isWrong = error instanceof api.ApiError && error.reason.code === 'wrong-password';
  return isWrong ? t('own-password-wrong') : excuse(error);
}

/** Make a passkey; who is logged in says the password once more. */
export async function add(name: string, password: string): Promise<Passkey> {
  const offer = await api.call<PasskeyOffer>('POST', '/api/me/passkeys/offer', { password });
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(offer.challenge),
      rp: { id: offer.rp, name: NAME },
      user: { id: toBytes(offer.user), name: offer.name, displayName: offer.name },
      pubKeyCredParams: offer.algorithms.map((alg) => ({ type: KIND, alg })),
      excludeCredentials: offer.known.map((id) => ({ type: KIND, id: toBytes(id) })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      timeout: offer.seconds * 1000,
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return api.call('POST', '/api/me/passkeys', {
    ceremony: offer.ceremony,
    name,
    clientData: toText(answer.clientDataJSON),
    attestation: toText(answer.attestationObject),
  });
}

/** Have the device show a passkey: it knows itself whose its passkeys are. */
export async function prove(): Promise<PasskeyProof> {
  const call = await api.call<PasskeyCall>('POST', '/api/sessions/passkey/call', {});
  const shown = (await navigator.credentials.get({
    publicKey: {
      challenge: toBytes(call.challenge),
      rpId: call.rp,
      userVerification: 'required',
      timeout: call.seconds * 1000,
    },
  })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return {
    ceremony: call.ceremony,
    credential: toText(shown.rawId),
    clientData: toText(answer.clientDataJSON),
    authenticatorData: toText(answer.authenticatorData),
    signature: toText(answer.signature),
    ...(answer.userHandle?.byteLength ? { user: toText(answer.userHandle) } : {}),
  };
}

/** Log in with what the device shows. */
export async function logIn(): Promise<LoggedIn> {
  const proof = await prove();
  try {
    return await api.call('POST', '/api/sessions/passkey', proof);
  } catch (error) {
    if (error instanceof api.ApiError && error.reason.code === 'passkey-unknown')
      await (PublicKeyCredential as Signals)
        .signalUnknownCredential?.({ rpId: location.hostname, credentialId: proof.credential })
        .catch(() => undefined);
    throw error;
  }
}

export const mine = (): Promise<Passkeys> => api.call('GET', '/api/me/passkeys');
export const rename = (id: number, name: string): Promise<Passkey> =>
  api.call('PUT', `/api/me/passkeys/${id}`, { name });
export const remove = (id: number): Promise<unknown> => api.call('DELETE', `/api/me/passkeys/${id}`);
