/** What stands on the map besides the sites: lots without one, the beds, boards and the things of the ground. */
import { at, box, door, each, many, sign, wins } from './kit';
import type { Drawing } from './kit';

export const darkLot = (): Drawing =>
  box(-50, 56, 66, 5) +
  box(6, 46, 46, 5) +
  '<path d="M-50 -66L-22 -78L6 -66Z" fill="@w5s"/>' +
  wins({ x: -42, y: -58, nx: 4, ny: 4, w: 7, h: 9, dx: 12, dy: 15 }, 3, 0) +
  wins({ x: 12, y: -38, nx: 3, ny: 2, w: 7, h: 9, dx: 12, dy: 15 }, 3, 0) +
  '<path d="M-44 -56l12 7M-20 -30l12 7M-32 -42l12-7M12 -36l12 7M36 -22l10 7" stroke="@board" stroke-width="3"/>' +
  at(
    0,
    -34,
    `<path d="M0 -25L25 0L0 25L-25 0Z" fill="@plate" stroke="@brass" stroke-width="2"/>
    <path d="M0 25L-16 -9M0 25L-8 -17M0 25V-25M0 25L8 -17M0 25L16 -9" stroke="@brass" stroke-opacity=".4"/>` +
      sign('?', 0, 9, 25, '@brass2'),
  );

export const vacantLot = (): Drawing =>
  `<path d="M-66 4V-30L-52 -33L-38 -30L-24 -33L-10 -30L4 -33L18 -30L32 -33L46 -30L60 -33V4Z" fill="@plank"
  stroke="#1a110a"/><path d="M-52 -33V4M-38 -30V4M-24 -33V4M-10 -30V4M4 -33V4M18 -30V4M32 -33V4M46 -30V4"
  stroke="#1a110a"
  stroke-opacity=".6"/><path d="M-34 -26h58v26h-58Z" fill="@paper" transform="rotate(-3)"/>
  <path d="M-26 -19h42M-26 -12h30M-26 -5h36" stroke="#3a2b18" stroke-width="2.5" transform="rotate(-3)"/>
  <path d="M66 4q-3 -12 2 -18M72 4q4 -8 3 -14M-74 4q-2 -8 1 -13" fill="none" stroke="@tree" stroke-width="3"/>`;

export const bed = (): Drawing =>
  `<path d="M4 8V38M66 20V38" stroke="@col" stroke-width="3"/><path d="M4 24h62v8h-62Z" fill="#e9e1cf"/>
  <rect x="6" y="16" width="15" height="9" rx="4" fill="#fff"/>`;

/** A board over the street with bulbs along its edges; what it says is put on it. */
export const billboard = (): Drawing =>
  `<path d="M-62 34V-20M62 34V-20M-30 34V0M30 34V0" stroke="@col" stroke-width="3"/>
  <path d="M-84 -66H84V10H-84Z" fill="#170d0c" stroke="@brass" stroke-width="3"/><g fill="@lit">${many(
    15,
    (i) => `<circle cx="${-77 + i * 11}" cy="-61" r="2"/><circle cx="${-77 + i * 11}" cy="5" r="2"/>`,
  )}</g>`;

/** A sign of neon for what is there for one night, 140 by 28: what it says is put on it. */
export const marquee = (): Drawing =>
  '<path d="M8 2H132L138 14L132 26H8L2 14Z" fill="#1a0f10" stroke="@neon" stroke-width="2.5" class="wg-neon"/>';

/** The bookmaker's slate, 160 by 92: what it says is put on it. */
export const priceBoard = (): Drawing =>
  `<path d="M0 0H160V92H0Z" fill="@plank"/><path d="M6 6H154V86H6Z" fill="@slate" stroke="#14100c"
  stroke-width="1.5"/><path
  d="M0 0H160V5H0Z" fill="@brass"/><g fill="@brass2"><circle cx="4" cy="9" r="2"/><circle cx="156" cy="9"
  r="2"/><circle
  cx="4" cy="87" r="2"/><circle cx="156" cy="87" r="2"/></g>`;

export const lamp = (): Drawing =>
  `<circle cy="-74" r="26" fill="url(#wg-glow)"/><path d="M0 0V-64M-6 0H6" stroke="#0a0d11" stroke-width="4"/>
  <path d="M-6 -66L-4 -80H4L6 -66Z" fill="@lit" stroke="@brass"/>`;

const GENERIC: [wall: number, tall: number, roof: string][] = [
  [1, 62, '<path d="M-52 -62L0 -88L52 -62Z" fill="@w1s"/>'],
  [3, 74, '<path d="M-54 -74H54L48 -84H-48Z" fill="@w3s"/><path d="M-20 -84L0 -96L20 -84Z" fill="@w3"/>'],
  [2, 50, '<path d="M-50 -50V-68L-16 -50V-68L18 -50V-68L50 -50Z" fill="@w2s"/>'],
  [
    4,
    66,
    `<path d="M-54 -66H54V-74H-54Z" fill="@w4s"/><path d="M-10 -74V-96H10V-74Z" fill="@w4s"
  stroke="@brass"/>`,
  ],
];

/** A front for a site that we do not know: four kinds of house, none of a trade. */
export function anySite(kind: number): Drawing {
  const [wall, tall, roof] = GENERIC[kind]!;
  return (
    box(-50, 100, tall, wall) +
    roof +
    wins({ x: -42, y: 8 - tall, nx: 5, ny: kind === 1 ? 2 : 1, w: 10, h: 12, dx: 18.5, dy: 18 }, kind + 40, 0.6) +
    '<path d="M-46 -30H46V-20H-46Z" fill="#0d1115" stroke="@brass" stroke-width="1.5"/>' +
    each([-36, -18, 0, 18, 36], (x) => `<path d="M${x} -28l3 3 -3 3 -3 -3Z" fill="@lit"/>`) +
    '<path d="M-42 -16h28v16h-28ZM14 -16h28v16h-28Z" fill="@lit"/>' +
    door(0, 15, 17)
  );
}
