/** What is behind the street of the first page: towers with lit windows, rain, and lamps in the wet asphalt. */

const GROUND = 520;
/** Of each tower where it begins, how wide and how high it is; the row is repeated to both sides. */
const TOWERS: [x: number, w: number, h: number][] = [
  [-40, 70, 150],
  [36, 54, 210],
  [96, 66, 178],
  [168, 48, 262],
  [222, 80, 196],
  [308, 56, 320],
  [370, 70, 228],
  [446, 60, 280],
  [512, 74, 204],
  [592, 52, 300],
  [650, 84, 222],
  [740, 60, 262],
  [806, 80, 190],
];
const ROW = 932;
const ALL = [-ROW, 0, ROW].flatMap((by) => TOWERS.map(([x, w, h]): [number, number, number] => [x + by, w, h]));

/** The same numbers on every device, between 0 and 1. */
function lots(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function towers(): { fronts: string; sides: string } {
  const fronts = ALL.map(([x, w, h]) => {
    const top = GROUND - h;
    return `M${x} ${GROUND}V${top}h${w * 0.3}v-16h${w * 0.4}v16h${w * 0.3}V${GROUND}Z`;
  });
  const sides = ALL.map(([x, w, h]) => `M${x + w * 0.7} ${GROUND}V${GROUND - h}H${x + w}V${GROUND}Z`);
  return { fronts: fronts.join(''), sides: sides.join('') };
}

/** Three paths, each as bright as the other two are not. */
function lit(): string[] {
  const next = lots(77);
  const paths = ['', '', ''];
  for (const [x, w, h] of ALL)
    for (let y = GROUND - h + 12; y < GROUND - 20; y += 20)
      for (let at = x + 8; at < x + w - 10; at += 14)
        if (next() < 0.42) paths[Math.floor(next() * 3)] += `M${at} ${y}h6v9h-6Z`;
  return paths;
}

function scattered(seed: number, count: number, draw: (next: () => number) => string): string {
  const next = lots(seed);
  return Array.from({ length: count }, () => draw(next)).join('');
}

const between = (next: () => number, low: number, high: number): number => Math.round(low + next() * (high - low));

export const skyline = towers();
export const windows = lit();
export const reflections = scattered(
  13,
  90,
  (next) =>
    `M${between(next, -700, 1500)} ${between(next, 540, 556)}h${between(next, 4, 12)}v${between(next, 30, 90)}h-9Z`,
);
export const rain = scattered(29, 170, (next) => `M${between(next, -600, 1500)} ${between(next, -60, 640)}l-7 22`);
