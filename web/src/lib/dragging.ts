/**
 * Pointers that carry crew over the board: a mouse or pen by moving, a finger after resting for a moment, so that
 * swiping still scrolls. Pieces are marked `data-unit` inside `data-lift`, places to put them down `data-drop`.
 */
import type { Attachment } from 'svelte/attachments';
import type { Drag } from './drag.svelte';

const FAR = 6;
const REST = 320;
const EDGE = 70;
const STEP = 9;

const under = (x: number, y: number, marked: string): HTMLElement | null =>
  document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement>(marked))
    .find(Boolean) ?? null;

const placeUnder = (x: number, y: number): string => under(x, y, '[data-drop]')?.dataset['drop'] ?? '';

/** The press that would follow a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
}

class Pointer {
  #stop = new AbortController();
  #rest = 0;
  #frame = 0;
  #x: number;
  #y: number;

  constructor(
    readonly drag: Drag,
    readonly place: string,
    readonly unit: string,
    readonly first: PointerEvent,
  ) {
    this.#x = first.clientX;
    this.#y = first.clientY;
    const signal = this.#stop.signal;
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#end(event), { signal });
    window.addEventListener('pointercancel', () => this.#cancel(), { signal });
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    if (first.pointerType === 'touch') this.#rest = window.setTimeout(() => this.#lift(), REST);
  }

  #lift(): void {
    this.drag.lift(this.place, this.unit);
    if (!this.drag.held) return this.#cancel();
    if (this.first.pointerType === 'touch') navigator.vibrate?.(12);
    this.drag.move(this.#x, this.#y, '');
    this.#scroll();
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.first.pointerId) return;
    [this.#x, this.#y] = [event.clientX, event.clientY];
    const far = Math.hypot(this.#x - this.first.clientX, this.#y - this.first.clientY) > FAR;
    if (!this.drag.held && far) {
      if (this.first.pointerType === 'touch') return this.#cancel();
      this.#lift();
    }
    if (this.drag.held) this.drag.move(this.#x, this.#y, placeUnder(this.#x, this.#y));
  }

  /** Near the upper or lower edge the page comes along. */
  #scroll(): void {
    if (!this.drag.held) return this.#cancel();
    const step = this.#y < EDGE ? -STEP : this.#y > window.innerHeight - EDGE ? STEP : 0;
    if (step) {
      window.scrollBy(0, step);
      this.drag.move(this.#x, this.#y, placeUnder(this.#x, this.#y));
    }
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  #end(event: PointerEvent): void {
    if (event.pointerId !== this.first.pointerId) return;
    const held = Boolean(this.drag.held);
    this.#release();
    if (!held) return;
    swallowClick();
    this.drag.drop();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.drag.held) return;
    event.preventDefault();
    event.stopPropagation();
    window.addEventListener('pointerup', swallowClick, { once: true });
    this.#cancel();
  }

  #cancel(): void {
    this.#release();
    this.drag.cancel();
  }

  #release(): void {
    window.clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#stop.abort();
  }
}

/** Let crew be dragged inside an element. Places are buttons, which keep presses to themselves: so it asks what lies under the pointer. */
export function dragging(drag: Drag): Attachment<HTMLElement> {
  return (board) => {
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || drag.held) return;
      const crew = under(event.clientX, event.clientY, '[data-lift]');
      if (!crew) return;
      const unit = under(event.clientX, event.clientY, '[data-unit]')?.dataset['unit'] ?? 'all';
      new Pointer(drag, crew.dataset['lift']!, unit, event);
    };
    board.addEventListener('pointerdown', press);
    return () => board.removeEventListener('pointerdown', press);
  };
}

/** On crew that can be lifted: once it is in the hand, a finger neither scrolls nor calls the phone's own menu. */
export function steady(drag: Drag): Attachment<HTMLElement> {
  return (crew) => {
    const hold = (event: Event): void => {
      if (drag.held) event.preventDefault();
    };
    const still = (event: Event): void => event.preventDefault();
    crew.addEventListener('touchmove', hold, { passive: false });
    crew.addEventListener('contextmenu', still);
    return () => {
      crew.removeEventListener('touchmove', hold);
      crew.removeEventListener('contextmenu', still);
    };
  };
}
