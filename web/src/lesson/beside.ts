/** Where a bubble stands: beside what it speaks of, in sight, and never over the question. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;
/** Rather over all it speaks of than over a line of the question. */
const NEVER = 1e4;

const common = (low: number, length: number, other: number, span: number): number =>
  Math.max(0, Math.min(low + length, other + span) - Math.max(low, other));

/** How much of a box another one covers. */
export const overlap = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height);

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** Spots on the four sides of something, then in the corners of the window. */
function spots(bubble: Size, about: Box | null, view: Size): Spot[] {
  const right = view.width - bubble.width;
  const bottom = view.height - bubble.height;
  const corners = [0, right].flatMap((left) => [0, bottom].map((top) => ({ left, top })));
  const found = about
    ? [
        { left: about.left + about.width + GAP, top: about.top },
        { left: about.left - bubble.width - GAP, top: about.top },
        { left: about.left, top: about.top - bubble.height - GAP },
        { left: about.left, top: about.top + about.height + GAP },
      ]
    : [];
  return [...found, ...corners].map(({ left, top }) => ({ left: within(left, right), top: within(top, bottom) }));
}

/**
 * The first spot at which a bubble covers neither the question nor what it speaks of; where there is none, the one that
 * covers least, of the question above all.
 */
export function beside(bubble: Size, about: Box | null, question: Box | null, view: Size): Spot {
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...bubble };
    return (question ? NEVER * overlap(box, question) : 0) + (about ? overlap(box, about) : 0);
  };
  const found = spots(bubble, about, view);
  return found.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
