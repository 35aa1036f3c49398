/**
 * A box that stays at its end while something is added to it; whoever reads further up is left there.
 *
 * It looks where one reads only when one scrolls, and scrolls with the next picture: asking a box for its height
 * while the page is being changed makes the browser lay the whole page out twice.
 */
import type { Attachment } from 'svelte/attachments';

/** How far from the end, in pixels, still counts as reading the end. */
const NEAR = 60;

export function following(length: () => number): Attachment<HTMLElement> {
  return (box) => {
    let follows = true;
    let before = 0;
    // what was added since one was brought to the end is no reason to think that one left it: only going up is
    const look = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      follows = isNear || (follows && box.scrollTop >= before);
      before = box.scrollTop;
    };
    box.addEventListener('scroll', look, { passive: true });
    $effect(() => {
      void length();
      if (!follows) return;
      const frame = requestAnimationFrame(() => box.scrollTo({ top: box.scrollHeight }));
      return () => cancelAnimationFrame(frame);
    });
    return () => box.removeEventListener('scroll', look);
  };
}
