/**
 * Pieces carried from behind my blind to a rival, by mouse, pen or finger: what is marked `data-asset` inside
 * `data-blind` can be lifted, what is marked `data-rival` or `data-open-hand` takes it.
 */
import type { Attachment } from 'svelte/attachments';
import { ASSETS } from '../lib/names';
import type { Bargain } from './bargain.svelte';

const FAR = 6;

export class Carry {
  asset = $state(-1);
  x = $state(0);
  y = $state(0);
  /** The rival under the pointer, if any. */
  over = $state(-1);

  constructor(readonly bargain: Bargain) {}

  /** Listens on the whole page: blind, rivals and hands are in different parts of it. */
  listen: Attachment = () => {
    const stop = new AbortController();
    document.addEventListener('pointerdown', (event) => this.#press(event), { signal: stop.signal });
    return () => stop.abort();
  };

  #press(event: PointerEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>('[data-blind] [data-asset]');
    const asset = ASSETS.findIndex((one) => one === piece?.dataset['asset']);
    const { play } = this.bargain;
    if (asset < 0 || event.button !== 0 || !play.deals || !play.me?.[ASSETS[asset]!]) return;
    event.preventDefault();
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const end = (): void => {
      stop.abort();
      this.#let(-1);
    };
    window.addEventListener('pointermove', (moved) => this.#move(event, moved, asset), on);
    window.addEventListener(
      'pointerup',
      () => {
        const rival = this.asset < 0 ? -1 : this.over;
        end();
        if (rival >= 0) this.bargain.put(asset, rival);
      },
      on,
    );
    window.addEventListener('pointercancel', end, on);
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), on);
  }

  #move(first: PointerEvent, event: PointerEvent, asset: number): void {
    if (event.pointerId !== first.pointerId) return;
    if (this.asset < 0 && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FAR) return;
    this.asset = asset;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.#let(this.#under(event.clientX, event.clientY), asset);
  }

  /** Whom the pointer is over: a rival's plate, or the open hand of the offer being written. */
  #under(x: number, y: number): number {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-rival], [data-open-hand]');
    if (!found) return -1;
    const seat = Number(found.dataset['rival'] ?? this.bargain.to[0] ?? -1);
    return this.bargain.play.doc.seats[seat]?.alive ? seat : -1;
  }

  #let(rival: number, asset = -1): void {
    if (this.over !== rival) {
      document.querySelector(`[data-rival='${this.over}']`)?.classList.remove('given');
      document.querySelector(`[data-rival='${rival}']`)?.classList.add('given');
    }
    this.over = rival;
    this.asset = asset;
  }
}
