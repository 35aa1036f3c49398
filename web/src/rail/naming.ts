/** Naming a place by pressing it on the map: while it is being named, a press on a place is that and nothing else. */
import type { Attachment } from 'svelte/attachments';
import type { Bargain } from './bargain.svelte';

const NAMED = ['start', 'random', 'opportunity'];

export function naming(bargain: Bargain): Attachment {
  return () => {
    if (!bargain.naming) return;
    const root = document.documentElement;
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    root.dataset['naming'] = 'yes';
    const press = (event: Event): void => {
      const lot = (event.target as Element).closest<HTMLElement>('[data-place]');
      const place = bargain.play.doc.places.find((one) => one.id === lot?.dataset['id']);
      if (!lot || !place || !NAMED.includes(place.kind)) return;
      event.preventDefault();
      event.stopPropagation();
      bargain.naming?.(place.id);
      bargain.naming = null;
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      bargain.naming = null;
    };
    document.addEventListener('click', press, on);
    document.addEventListener('keydown', leave, on);
    return () => {
      stop.abort();
      delete root.dataset['naming'];
    };
  };
}
