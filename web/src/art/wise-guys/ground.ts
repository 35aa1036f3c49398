/** The plan under the city: blocks with their roofs, trees, wet streets, lamps and rain, each a single path. */

export interface Plan {
  /** From the left edge of the first block to the lake, from the top to the foot. */
  left: number;
  right: number;
  top: number;
  foot: number;
  /** Where no block is built: boxes of [left, top, right, foot]. */
  water: [number, number, number, number][];
}

export interface Ground {
  blocks: string[];
  roofs: string[];
  lit: string[];
  trees: string;
  wet: string[];
  lamps: [x: number, y: number][];
  rain: string;
}

const BLOCK = { w: 58, h: 42 };
/** How long a lamp shines on a wet street, and in how many phases: the last of them shows neon. */
export const SHINE = 60;
export const WET = 4;

/** The same row of numbers in [0, 1) every time. */
function row(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

const box = (x: number, y: number, w: number, h: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Houses of one block, or a little park. */
function build(ground: Ground, x: number, y: number, next: () => number): void {
  const kind = next();
  ground.blocks[kind < 0.5 ? 0 : kind < 0.85 ? 1 : 2] += box(x + 3, y + 3, 52, 36);
  if (kind <= 0.12) {
    ground.trees += disc(x + 14, y + 14, 6) + disc(x + 28, y + 24, 7) + disc(x + 42, y + 14, 6);
    return;
  }
  for (let n = 1 + Math.floor(next() * 3); n > 0; n -= 1) {
    const w = 10 + next() * 14;
    const h = 8 + next() * 10;
    const at = { x: x + 5 + next() * (46 - w), y: y + 5 + next() * 16 };
    ground.roofs[Math.floor(next() * 2)] += box(at.x, at.y, w, h);
    if (next() < 0.45) ground.lit[Math.floor(next() * 2)] += box(at.x + 2, at.y + h - 4, 2.5, 2.5);
  }
}

function light(ground: Ground, plan: Plan, next: () => number, dry: (x: number, y: number) => boolean): void {
  const columns = Math.floor((plan.right - plan.left) / BLOCK.w);
  const tall = plan.foot - plan.top;
  for (let n = Math.round((columns * tall) / 120); n > 0; n -= 1) {
    const x = plan.left + Math.round(next() * columns) * BLOCK.w + next() * 4 - 2;
    const phase = Math.floor(next() * WET);
    const y = Math.floor((plan.top + next() * tall) / SHINE) * SHINE + (phase * SHINE) / WET;
    ground.wet[phase] += box(x, y, 2 + next() * 3, SHINE);
  }
  for (let y = plan.top + BLOCK.h * 2; y < plan.foot - 40; y += BLOCK.h * 2)
    for (let x = plan.left + BLOCK.w * 2; x < plan.right - 10; x += BLOCK.w * 2)
      if (dry(x, y)) ground.lamps.push([x, y]);
}

/** The ground of a plan: the same plan gives the same ground. */
export function groundOf(plan: Plan): Ground {
  const next = row(4242);
  const ground: Ground = {
    blocks: ['', '', ''],
    roofs: ['', ''],
    lit: ['', ''],
    trees: '',
    wet: Array<string>(WET).fill(''),
    lamps: [],
    rain: '',
  };
  const dry = (x: number, y: number): boolean =>
    !plan.water.some(([left, top, right, foot]) => x > left && x < right && y > top && y < foot);
  for (let y = plan.top; y < plan.foot; y += BLOCK.h)
    for (let x = plan.left; x + 50 < plan.right; x += BLOCK.w) if (dry(x + 29, y + 21)) build(ground, x, y, next);
  light(ground, plan, next, dry);
  for (let n = 0; n < 150; n += 1) {
    const long = 12 + next() * 22;
    const at = `${(next() * 2400 - 600).toFixed(0)} ${(next() * 1000 - 120).toFixed(0)}`;
    ground.rain += `M${at}l${(-long * 0.3).toFixed(1)} ${long.toFixed(1)}`;
  }
  return ground;
}
