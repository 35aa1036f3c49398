/** Whether this device is told when it is one's turn: asked of the browser, and kept by the server. */
import * as api from '../lib/api';
import { held } from '../lib/keys';
import { prefs } from '../lib/prefs.svelte';
import type { PushOffer } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { toBytes, toText } from './bytes';

const WORKER = '/push.js';

class PushDevice {
  /** Whether the browser has a subscription, which only it knows for certain. */
  on = $state(false);
  /** Whether the host sends anything at all; unknown until asked. */
  offered = $state<boolean | null>(null);
  #key = '';

  /** Ask the host for its key, once. */
  async look(): Promise<void> {
    if (this.offered !== null) return;
    try {
      this.#key = (await api.call<PushOffer>('GET', '/api/push')).key;
      this.offered = true;
    } catch (error) {
      if (error instanceof api.ApiError && error.reason.code === 'no-push') this.offered = false;
      return;
    }
    this.on = Boolean(await this.#kept());
  }

  /** Why this page cannot be told anything: the message that says so, empty where it can. */
  whyNot(): string {
    if (!window.isSecureContext) return 'push-insecure';
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return 'push-unsupported';
    return Notification.permission === 'denied' ? 'push-blocked' : '';
  }

  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('push-blocked');
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    await this.#dropOld(await pushManager.getSubscription());
    await this.#send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(this.#key) }));
    this.on = true;
  }

  async turnOff(): Promise<void> {
    const kept = await this.#kept();
    await kept?.unsubscribe();
    this.on = false;
    if (kept) await api.call('DELETE', '/api/push', { endpoint: kept.endpoint });
  }

  /** Tell the server again what this device is to be told of, and how: a seat was taken, somebody logged in or out. */
  async refresh(): Promise<void> {
    const kept = await this.#kept();
    if (kept) await this.#send(kept).catch(() => undefined);
  }

  async #kept(): Promise<PushSubscription | null> {
    if (this.whyNot()) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** What was made for another key of the host's carries nothing any more. */
  async #dropOld(kept: PushSubscription | null): Promise<void> {
    const key = kept?.options.applicationServerKey;
    if (kept && key && toText(key) !== this.#key) await kept.unsubscribe();
  }

  async #send(kept: PushSubscription): Promise<void> {
    const part = (name: PushEncryptionKeyName): string => toText(kept.getKey(name)!);
    const seats = held();
    const body = { endpoint: kept.endpoint, p256dh: part('p256dh'), auth: part('auth'), lang: prefs.lang, seats };
    await api.call('PUT', '/api/push', body);
  }
}

export const device = new PushDevice();

/** What went wrong, in words: of the browser, of its push service, of the server, or of the line between us. */
export function excuse(error: unknown): string {
  if (error instanceof api.ApiError) return api.excuse(error);
  return t(error instanceof Error && error.message === 'push-blocked' ? 'push-blocked' : 'push-failed');
}
