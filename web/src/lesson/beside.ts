/** Where a bubble stands: near what it speaks of, in sight, and never over that, over the question, or over what is to be pressed. */

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

/** What a bubble must not cover, what it leaves in sight where it can, and what it covers when it must. */
export interface Kept {
  never: Box[];
  rather: Box[];
  last: Box[];
}

const GAP = 10;
const EDGE = 8;
/** Rather over all there is to look at than over a line of what must stay; rather over a place than over what is to be read. */
const NEVER = 1e4;
const RATHER = 20;
/** How many spots across and down the window are tried beside those next to a thing. */
const GRID = 15;

const common = (low: number, length: number, other: number, span: number): number =>
  Math.max(0, Math.min(low + length, other + span) - Math.max(low, other));

/** How much of a box another one covers. */
export const overlap = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height);

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** Spots on the four sides of some things, then all over the window. */
function spots(bubble: Size, things: Box[], view: Size): Spot[] {
  const right = view.width - bubble.width;
  const bottom = view.height - bubble.height;
  const steps = Array.from({ length: GRID }, (_, step) => step / (GRID - 1));
  const grid = steps.flatMap((x) => steps.map((y) => ({ left: right * x, top: bottom * y })));
  const found = things.flatMap(({ left, top, width, height }) => [
    { left: left + width + GAP, top },
    { left: left - bubble.width - GAP, top },
    { left, top: top - bubble.height - GAP },
    { left, top: top + height + GAP },
  ]);
  return [...found, ...grid].map((spot) => ({ left: within(spot.left, right), top: within(spot.top, bottom) }));
}

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];
const covered = (box: Box, others: Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0);

/** Whether a bubble can stay where it is: it covers nothing that it had better not. */
export const isClear = (box: Box, { never, rather }: Kept): boolean => covered(box, [...never, ...rather]) === 0;

/** The spot at which a bubble covers least, and of those alike the one next to what it speaks of. */
export function beside(bubble: Size, about: Box | null, kept: Kept, view: Size): Spot {
  const { rather, last } = kept;
  const never = about ? [about, ...kept.never] : kept.never;
  const [there, down] = middle(about ?? { left: 0, top: 0, ...view });
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...bubble };
    const [x, y] = middle(box);
    const away = Math.hypot(x - there, y - down) / 100;
    return NEVER * covered(box, never) + RATHER * covered(box, rather) + covered(box, last) + away;
  };
  const costs = spots(bubble, never, view).map((spot) => ({ spot, cost: cost(spot) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}
