/** The starting sites and the Emergency Room: fronts standing on (0, 0). */
import { at, barrel, box, chimney, door, each, smoke, wins } from './kit';
import type { Drawing } from './kit';

const cityHall = (): Drawing =>
  box(-64, 128, 46, 3, 12) +
  `<path d="M-70 -46H70L62 -54H-62Z" fill="@w3s"/><path d="M-34 -54L0 -72L34 -54Z" fill="@w3" stroke="@w3s"/>
  <path d="M-14 -92h28v26h-28Z" fill="@w3"/><path d="M-18 -92H18L14 -98H-14Z" fill="@w3s"/>
  <path d="M-12 -98Q-12 -114 0 -116Q12 -114 12 -98Z" fill="@copper"/>
  <path d="M0 -116V-128" stroke="@brass" stroke-width="2"/>
  <circle cy="-80" r="8" fill="@bulb" stroke="@brass" stroke-width="2"/>
  <path d="M0 -85V-80L4 -78" stroke="#1a1510" stroke-width="1.5" fill="none"/>` +
  each([-56, -42, -28, 20, 34, 48], (x) => `<path d="M${x} -44h8v40h-8ZM${x - 1} -46h10v3h-10Z" fill="@col"/>`) +
  wins({ x: -14, y: -40, nx: 3, w: 7, h: 14, dx: 10.5 }, 3, 1) +
  door(0, 14, 22) +
  '<path d="M-70 0H70L74 5H-74ZM-74 5H74L78 10H-78Z" fill="@w3s"/>';

const ambulance = `<path d="M0 -15h26v13h-26Z" fill="#f2e8d4"/><path d="M26 -12h7l3 6v4h-10Z" fill="#d9ccb2"/>
  <path d="M10 -13h4v3h3v4h-3v3h-4v-3h-3v-4h3Z" fill="#d2382e"/>
  <circle cx="7" cy="-1" r="4" fill="#111"/><circle cx="28" cy="-1" r="4" fill="#111"/>`;

const hospital = (): Drawing =>
  box(-58, 40, 60, 3) +
  box(18, 40, 60, 3) +
  box(-20, 40, 74, 3) +
  `<path d="M-8 -71h16v16h-16Z" fill="#f6efe0"/>
  <path d="M-2.5 -69h5v4.5h4.5v5h-4.5v4.5h-5v-4.5h-4.5v-5h4.5Z" fill="#d2382e"/>` +
  wins({ x: -53, y: -54, nx: 3, ny: 4, w: 6, h: 8, dx: 11, dy: 13 }, 4, 0.7) +
  wins({ x: 24, y: -54, nx: 3, ny: 4, w: 6, h: 8, dx: 11, dy: 13 }, 8, 0.7) +
  wins({ x: -14, y: -48, nx: 3, ny: 2, w: 6, h: 8, dx: 11, dy: 13 }, 5, 0.8) +
  door(0, 14, 18) +
  at(44, 6, ambulance);

export const emergencyRoom = (): Drawing =>
  box(-70, 130, 34, 3) +
  `<path d="M-76 -34H66L74 -41H-62Z" fill="@w3s"/><path d="M-70 -34h130v8h-130z" fill="#a8322b"/>` +
  wins({ x: -62, y: -22, nx: 10, w: 8, h: 12, dx: 12.5 }, 9, 0.8) +
  at(
    -4,
    -48,
    '<path d="M-9 -9h18v18h-18Z" fill="#f6efe0"/><path d="M-3 -7h6v4h4v6h-4v4h-6v-4h-4v-6h4Z" fill="#d2382e"/>',
  );

const distillery = (): Drawing =>
  chimney(30, 104, 50) +
  smoke(36, -108) +
  box(-60, 78, 54, 1) +
  box(18, 44, 40, 1) +
  '<path d="M-60 -54L-40 -66L-20 -54L0 -66L18 -54Z" fill="@w1s"/>' +
  wins({ x: -54, y: -46, nx: 5, ny: 2, w: 8, h: 12, dx: 14, dy: 18 }, 6, 0.55) +
  `<g fill="@copper" stroke="#3a2010" stroke-width="1.5">
  <path d="M-52 6Q-60 -20 -44 -26Q-38 -32 -38 -42Q-36 -44 -34 -42Q-34 -32 -28 -26Q-12 -20 -20 6Z"/>
  <path d="M-36 -42Q-20 -54 -6 -34L-2 -10" fill="none" stroke="@copper" stroke-width="5"/></g>
  <path d="M-48 -14Q-36 -9 -24 -14" stroke="#ffd9a0" stroke-width="2" fill="none" opacity=".8"/>` +
  barrel(8, 8) +
  barrel(24, 8) +
  barrel(16, -6) +
  barrel(44, 8, 1.1);

const gunFactory = (): Drawing =>
  chimney(-58, 92, 40) +
  chimney(-44, 82, 40) +
  smoke(-52, -96) +
  smoke(-40, -86, 0.8) +
  box(-64, 128, 44, 2, 12) +
  '<path d="M-64 -44V-62L-38 -44V-62L-12 -44V-62L14 -44V-62L40 -44V-62L64 -44Z" fill="@w2s"/>' +
  `<path d="${each([-62, -36, -10, 16, 42], (x) => `M${x} -46V-57L${x + 16} -46Z`)}" fill="@lit" opacity=".8"/>` +
  `<path d="M-50 -38h100v22h-100Z" fill="#0d1115" stroke="@brass" stroke-width="2"/>
  <path d="M-40 -32H24L28 -28V-23H-10L-14 -18H-20L-22 -23H-28L-32 -17H-41L-36 -26H-40Z" fill="@neon2"
  class="wg-neon"/><circle cx="38" cy="-27" r="5" fill="none" stroke="@neon2" stroke-width="2"/>` +
  wins({ x: -56, y: -12, nx: 9, w: 7, h: 8, dx: 12.5 }, 7, 0.5);

export const START_SITES: Record<string, () => Drawing> = {
  'city-hall': cityHall,
  'city-hospital': hospital,
  'emergency-room': emergencyRoom,
  distillery,
  'gun-factory': gunFactory,
};
