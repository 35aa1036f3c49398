/** Emblems, clubhouses and patterns: every gang has a colour, a shape, a pattern and an emblem of its own. */
import { OTHERS } from '../../art';
import { at, box, door, each, wins } from './kit';
import type { Drawing } from './kit';

export const SHAPES = {
  circle: 'M50 3A47 47 0 1 1 49.9 3Z',
  square: 'M7 7H93V93H7Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  shield: 'M5 6H95V44L50 100L5 44Z',
  octagon: 'M30 3H70L97 30V70L70 97H30L3 70V30Z',
  drop: 'M50 -2Q88 36 88 62A38 38 0 1 1 12 62Q12 36 50 -2Z',
  pentagon: 'M50 2L98 38L80 96H20L2 38Z',
  cross: 'M30 4H70V30H96V70H70V96H30V70H4V30H30Z',
  star: 'M50 0L62 20L84 14L82 37L100 50L82 63L84 86L62 80L50 100L38 80L16 86L18 63L0 50L18 37L16 14L38 20Z',
  arch: 'M6 96V48A44 44 0 0 1 94 48V96Z',
};
export type Shape = keyof typeof SHAPES;

/** The same shapes round a bust, 100 by 112. */
export const RIMS: Partial<Record<Shape, string>> = {
  circle: 'M50 2A48 48 0 1 1 49.9 2Z',
  square: 'M4 4H96V96H4Z',
  diamond: 'M50 -8L100 24V76L50 108L0 76V24Z',
  shield: 'M3 2H97V62L50 104L3 62Z',
  octagon: 'M28 2H72L98 28V72L72 98H28L2 72V28Z',
};

const MOTIFS: Record<string, [w: number, h: number, motif: Drawing]> = {
  chev: [12, 10, '<path d="M-1 8L6 2L13 8" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.4"/>'],
  diag: [9, 9, '<path d="M0 0h4v9h-4Z" fill="#fff" fill-opacity=".28"/>'],
  dots: [9, 9, '<circle cx="4.5" cy="4.5" r="2.1" fill="#fff" fill-opacity=".42"/>'],
  hatch: [9, 9, '<path d="M0 0L9 9M9 0L0 9" stroke="#fff" stroke-opacity=".34" stroke-width="1.5"/>'],
  waves: [12, 8, '<path d="M0 5q3 -5 6 0t6 0" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.8"/>'],
  bricks: [
    14,
    10,
    '<path d="M0 .5H14M0 5.5H14M3.5 0V5M10.5 5V10" stroke="#fff" stroke-opacity=".36" stroke-width="1.3"/>',
  ],
  bars: [8, 8, '<path d="M2 0V8" stroke="#fff" stroke-opacity=".36" stroke-width="2.4"/>'],
  scales: [
    12,
    12,
    `<path d="M0 0a6 6 0 0 0 12 0M-6 6a6 6 0 0 0 12 0M6 6a6 6 0 0 0 12 0" fill="none" stroke="#fff"
    stroke-opacity=".4" stroke-width="1.4"/>`,
  ],
  steps: [12, 12, '<path d="M0 12V6H6V0H12" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2"/>'],
  stars: [
    14,
    14,
    '<path d="M7 2l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5Z" fill="#fff" fill-opacity=".42"/>',
  ],
};

/** The gang's colour with its motif on it. */
const pattern = (id: string, motif: string, paint: string): Drawing => {
  const [w, h, drawing] = MOTIFS[motif]!;
  return `<pattern id="pattern-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${
    motif === 'diag' ? ' patternTransform="rotate(45)"' : ''
  }><path d="M0 0h${w}v${h}h-${w}Z" fill="${paint}"/>${drawing}</pattern>\n`;
};

const LILY = `<path d="M50 22c-9 9-9 18 0 27 9-9 9-18 0-27Z"/><path d="M50 49c-3-13-12-18-23-16 1 12 10 19 23 16Z"/>
  <path d="M50 49c3-13 12-18 23-16-1 12-10 19-23 16Z"/><path d="M48 50h4v30h-4z"/>
  <path d="M50 74c-4-9-11-11-17-10 2 8 9 12 17 10Zm0-4c4-9 11-11 17-10-2 8-9 12-17 10Z"/>`;
const hat = (paint: string): Drawing => `<path d="M14 60c8 8 64 8 72 0 3 4 1 8-4 10-16 7-48 7-64 0-5-2-7-6-4-10Z"/>
  <path d="M27 57c0-16 4-30 12-30 5 0 7 4 11 4s6-4 11-4c8 0 12 14 12 30-12 4-34 4-46 0Z"/>
  <path d="M27 52c12 4 34 4 46 0v6c-12 4-34 4-46 0Z" fill="${paint}"/>`;
const WHEEL = `<path fill-rule="evenodd" d="M50 18a32 32 0 1 1-.1 0Zm0 9a23 23 0 1 0 .1 0Z"/><circle cx="50"
  cy="50" r="7"/>
  <path d="M48 27h4v46h-4zM27 48h46v4H27z"/><path d="M48 27h4v46h-4zM27 48h46v4H27z" transform="rotate(45 50
  50)"/>`;
const cask = (paint: string): Drawing => `<path d="M34 20h32q9 21 0 46H34q-9-25 0-46Z"/>
  <path d="M30 29h40v5H30zM30 52h40v5H30z" fill="${paint}"/><circle cx="50" cy="43" r="4" fill="${paint}"/>`;

interface Badge {
  shape: Shape;
  pattern: string;
  mark: (paint: string) => Drawing;
}

export const GANGS: Record<string, Badge> = {
  'north-side': { shape: 'diamond', pattern: 'chev', mark: () => LILY },
  'chicago-outfit': { shape: 'circle', pattern: 'diag', mark: hat },
  sheldon: { shape: 'square', pattern: 'dots', mark: () => WHEEL },
  'saltis-mcerlane': { shape: 'shield', pattern: 'hatch', mark: cask },
};

/** Badges for gangs of packs that we do not know, in the order of their colours. */
export const ANY: Badge[] = [
  {
    shape: 'octagon',
    pattern: 'bricks',
    mark: () => '<path d="M46 20h8v10h14v8H54v30q12-2 16-14l8 6q-8 22-28 22T22 60l8-6q4 12 16 14V38H32v-8h14Z"/>',
  },
  {
    shape: 'drop',
    pattern: 'waves',
    mark: () => '<path d="M50 30q22 17 22 33a12 12 0 0 1-18 9l4 12H42l4-12a12 12 0 0 1-18-9q0-16 22-33Z"/>',
  },
  {
    shape: 'pentagon',
    pattern: 'bars',
    mark: (paint) =>
      `<path d="M30 40a13 13 0 1 1 24 8l20 20v11H62v-7h-7v-7h-7l-5-5a13 13 0 0 1-13-20Z"/>
      <circle cx="39" cy="44" r="5" fill="${paint}"/>`,
  },
  {
    shape: 'cross',
    pattern: 'scales',
    mark: () => '<path d="M50 24L58 42L76 50L58 58L50 76L42 58L24 50L42 42Z"/>',
  },
  {
    shape: 'star',
    pattern: 'steps',
    mark: (paint) => `<circle cx="50" cy="54" r="17"/><path d="M50 43l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"
    fill="${paint}"/>`,
  },
  {
    shape: 'arch',
    pattern: 'stars',
    mark: () => '<path d="M28 66L24 38l14 10 12-20 12 20 14-10-4 28ZM29 70h42v8H29Z"/>',
  },
];

/** The pattern of every gang. */
export const patterns = (): Drawing =>
  each(Object.entries(GANGS), ([id, badge]) => pattern(id, badge.pattern, `@${id}`)) +
  each(ANY, (badge, at_) => pattern(`any-${at_}`, badge.pattern, OTHERS[at_]![0]));

const FIT: Partial<Record<Shape, string>> = {
  shield: ' transform="translate(10 2) scale(.8)"',
  diamond: ' transform="translate(11 11) scale(.78)"',
};

/** Ink on the gang's colour, inside 100 by 100. */
export const emblem = ({ shape, mark }: Badge, paint = '@c', ink = '@d'): Drawing =>
  `<path d="${SHAPES[shape]}" fill="${paint}" stroke="@gline" stroke-width="5"/>` +
  `<g fill="${ink}"${FIT[shape] ?? ''}>${mark(paint)}</g>`;

/** Where a gang is at home: four houses that differ in their roofs, the emblem over the door. */
export function clubhouse(at_: number, badge: Badge, id: string, paint = '@c', ink = '@d'): Drawing {
  const wall = [1, 3, 2, 6][at_ % 4]!;
  const roof = [
    '<path d="M-56 -52L0 -88L56 -52Z" fill="@w1s"/>',
    '<path d="M-56 -52H56V-60H-56ZM-44 -60V-72H44V-60M-30 -72V-80H30V-72Z" fill="@w3s"/>',
    '<path d="M-54 -52V-76L-18 -52V-76L18 -52V-76L54 -52Z" fill="@w2s"/>',
    '<path d="M-58 -52Q-50 -84 0 -86Q50 -84 58 -52Z" fill="@w1s"/>',
  ][at_ % 4]!;
  return (
    box(-50, 100, 54, wall) +
    roof +
    wins({ x: -42, y: -44, nx: 2, w: 10, h: 13, dx: 15 }, at_ + 3, 0.8) +
    wins({ x: 18, y: -44, nx: 2, w: 10, h: 13, dx: 15 }, at_ + 5, 0.8) +
    `<path d="M-48 -28H48V-19H-48Z" fill="${paint}" stroke="@brass"/><path d="M-48 -28H48V-19H-48Z"
    fill="url(#pattern-${id})"/>` +
    '<path d="M-42 -15h24v15h-24ZM18 -15h24v15h-24Z" fill="@lit"/>' +
    door(0, 16, 17) +
    at(-16, -68, emblem(badge, paint, ink), 0.32) +
    `<path d="M44 -54V-96" stroke="@col" stroke-width="2"/><circle cx="44" cy="-97" r="2.5" fill="@brass2"/><path
    d="M44 -94h26l-6 8 6 8h-26Z" fill="${paint}"/><path d="M44 -94h26l-6 8 6 8h-26Z" fill="url(#pattern-${id})"/>`
  );
}

/** Where the busts of the table are cut: one clip for each shape. */
export const rimClips = (): Drawing =>
  each(Object.entries(RIMS), ([shape, d]) => `<clipPath id="wg-rim-${shape}"><path d="${d}"/></clipPath>\n`);

/** A bust as it stands on the map, in the shape of its gang. */
export const token = (man: string, shape: Shape, paint = '@c'): Drawing =>
  `<path d="${RIMS[shape]!}" transform="translate(4 7)" fill="#000" opacity=".45"/>
  <g clip-path="url(#wg-rim-${shape})"><use href="#${man}" width="100" height="112"/></g>
  <path d="${RIMS[shape]}" fill="none" stroke="${paint}" stroke-width="10"/>
  <path d="${RIMS[shape]}" fill="none" stroke="@gline" stroke-width="3"/>`;
