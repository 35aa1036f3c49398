/**
 * What the guide of a lesson points at. Whatever is on the page and meant by it bears `data-glow`, for as long as it is
 * pointed at; nothing else knows of the guide.
 */
import type { Attachment } from 'svelte/attachments';
import type { Pointed } from '../lib/protocol';

/** Where each kind of thing is on the page, the best first. */
const WHERE: Record<string, (id: string) => string[]> = {
  place: (id) => [`[data-place="${id}"]`],
  order: (id) => [`.question [data-choice="${id}"]`, `[data-act="${id}"]`, '.question'],
  question: () => ['.question'],
  answer: (id) => [`.question [data-choice="${id}"]`, '.question'],
  cards: () => ['[data-cards]', '.top .cards', '.cards', '[data-card]'],
  offer: (id) => [`[data-waiting][data-by="${id}"]`, '[data-waiting]', `[data-by="${id}"]`, ...ofSeat(id)],
  promise: (id) => [`[data-record="${id}"]`, ...ofSeat(id)],
  seat: (id) => ofSeat(id),
  blind: (id) => [`[data-blind="${id}"]`, ...ofSeat(id)],
  tokens: (id) => [`[data-tokens="${id}"]`, `[data-blind="${id}"]`, ...ofSeat(id)],
  track: (id) => [`[data-track="${id}"]`, ...ofSeat(id), `[data-blind="${id}"]`],
};

const ofSeat = (id: string): string[] => [`[data-rival="${id}"]`, `[data-gang="${id}"]`];

class Pointing {
  /** Whether somebody guides: folded up, there is a place for them in the head of the question. */
  guides = $state(false);
  /** What is pointed at now. */
  at = $state.raw<Pointed | null>(null);

  /** Whether something is pointed at: for whoever draws it. */
  is(kind: string, id: string): boolean {
    return this.at?.kind === kind && this.at.id === id;
  }
}

export const pointing = new Pointing();

/** What is meant on the page, if it can be seen there. */
export function meant(at: Pointed | null): HTMLElement | SVGElement | null {
  if (!at) return null;
  for (const selector of WHERE[at.kind]?.(at.id.replace(/["\\]/g, '')) ?? []) {
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      const { width, height } = one.getBoundingClientRect();
      if (width && height) return one;
    }
  }
  return null;
}

/** Has what is meant glow, also when the page draws it anew; `moved` is called whenever it may be elsewhere. */
export function glow(moved: (there: Element | null) => void): Attachment {
  return () => {
    let there: Element | null = null;
    let asked: Element | null = null;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const found = meant(pointing.at);
      if (found !== there) {
        there?.removeAttribute('data-glow');
        found?.setAttribute('data-glow', '');
        there = found;
      }
      const question = document.querySelector('.question');
      if (question !== asked) {
        sizes.disconnect();
        if (question) sizes.observe(question);
        asked = question;
      }
      moved(there);
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    const watch = new MutationObserver(soon);
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    $effect(() => {
      void pointing.at;
      soon();
    });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', soon);
      window.removeEventListener('scroll', soon, { capture: true });
      there?.removeAttribute('data-glow');
    };
  };
}
