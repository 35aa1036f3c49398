/** Where a bubble stands: near what it speaks of, in sight, and never over the question. */

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
/** Rather over all it speaks of than over a line of the question; rather over something else than over what it speaks of. */
const NEVER = 1e4;
const ABOUT = 20;
/** How many spots across and down the window are tried beside those next to a thing. */
const GRID = 9;

const common = (low: number, length: number, other: number, span: number): number =>
  Math.max(0, Math.min(low + length, other + span) - Math.max(low, other));

/** How much of a box another one covers. */
export const overlap = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height);

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** Spots on the four sides of something, then all over the window. */
function spots(bubble: Size, about: Box | null, view: Size): Spot[] {
  const right = view.width - bubble.width;
  const bottom = view.height - bubble.height;
  const steps = Array.from({ length: GRID }, (_, step) => step / (GRID - 1));
  const grid = steps.flatMap((x) => steps.map((y) => ({ left: right * x, top: bottom * y })));
  const found = about
    ? [
        { left: about.left + about.width + GAP, top: about.top },
        { left: about.left - bubble.width - GAP, top: about.top },
        { left: about.left, top: about.top - bubble.height - GAP },
        { left: about.left, top: about.top + about.height + GAP },
      ]
    : [];
  return [...found, ...grid].map(({ left, top }) => ({ left: within(left, right), top: within(top, bottom) }));
}

/** What a bubble must not cover, and what it had better leave in sight. */
export interface Kept {
  never: Box[];
  rather: Box[];
}

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

/**
 * The spot at which a bubble covers least: nothing of the question, nothing of what it speaks of, nothing else one may want
 * to see; and of those alike the one next to what it speaks of.
 */
export function beside(bubble: Size, about: Box | null, { never, rather }: Kept, view: Size): Spot {
  const covered = (box: Box, others: Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0);
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...bubble };
    const [[x, y], [there, down]] = [middle(box), middle(about ?? { left: 0, top: 0, ...view })];
    const away = Math.hypot(x - there, y - down) / 100;
    return NEVER * covered(box, never) + ABOUT * (about ? overlap(box, about) : 0) + covered(box, rather) + away;
  };
  const costs = spots(bubble, about, view).map((spot) => ({ spot, cost: cost(spot) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}
