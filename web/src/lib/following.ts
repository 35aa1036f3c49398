/**
 * A box that stays at its end while what is in it grows; whoever reads further up is left there.
 *
 * What is in it is one element, whose size is watched: a line may be added, get its reason later, or be struck out. The
 * browser says so when it has laid the page out, so that asking for heights then makes it do nothing twice.
 */

/** How far from the end, in pixels, still counts as reading the end. */
const NEAR = 60;

export function following(box: HTMLElement): () => void {
  let follows = true;
  let end = 0;
  // what was added since one was brought to the end is no reason to think that one left it, nor that what is there shrank
  // a little, which takes the box along: only going up is
  const look = (): void => {
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    follows = isNear || (follows && box.scrollTop > end - NEAR);
  };
  const grown = new ResizeObserver(() => {
    if (!follows) return;
    box.scrollTo({ top: box.scrollHeight });
    end = box.scrollTop;
  });
  box.addEventListener('scroll', look, { passive: true });
  grown.observe(box.firstElementChild!);
  return () => {
    box.removeEventListener('scroll', look);
    grown.disconnect();
  };
}
