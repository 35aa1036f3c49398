/** The drawings on the Last Calls of those in power, and of those who want to be. */
import { at, bill, each, many, passer, sedan, sign } from './kit';
import type { Drawing } from './kit';
import { coins, fellow, flash, ground, officer, rays, roofs, sky, tommyGun } from './scene';

const gear = (x: number, y: number, r: number, paint: string): Drawing =>
  at(
    x,
    y,
    `${many(
      10,
      (i) => `<path d="M-6 ${-r - 9}H6V${-r + 4}H-6Z" fill="${paint}" stroke="#14100c"
  transform="rotate(${i * 36})"/>`,
    )}<circle
  r="${r}" fill="${paint}" stroke="#14100c" stroke-width="2"/><circle r="${r * 0.45}" fill="#14181d"
  stroke="#14100c"/>`,
  );

const machinePolitics = (): Drawing =>
  sky('#2b1f14') +
  gear(54, 56, 34, '#8a6a2c') +
  gear(122, 40, 24, '#d9a441') +
  gear(36, 130, 24, '#6b5a3c') +
  fellow(184, 66, '#22262f', '#0d1014', 1.6) +
  `<path d="M158 44L164 2H204L210 44Z" fill="#0d1014" stroke="#3b4048"/><path d="M160 32H208V42H160Z"
  fill="#b8322b"/>` +
  ground('#4a2e1a', 142) +
  each([96, 124], (x) =>
    at(
      x,
      160,
      `<path d="M-9 0V-20Q-8 -27 0 -27T9 -20V0Z" fill="#39443d"/><circle
  cy="-33" r="7"
  fill="#e2b58c"/><path d="M-9 -35Q0 -32 9 -36Q6 -42 0 -42T-9 -35Z" fill="#22272e"/><path d="M-8 -22L-14
  -40M8 -22L14 -40"
  stroke="#39443d" stroke-width="4"/>`,
    ),
  ) +
  `<path d="M146 98L82 120M146 98L110 120M148 98L138 120M150 98L112 118" stroke="#f2e6c9"
  stroke-width="1.5"/><path d="M138 92l24 12" stroke="#8a5a2b" stroke-width="5"/>` +
  bill(206, 156, -8) +
  bill(226, 150, 14);

const garageAmbush = (): Drawing =>
  sky('#1c1a1e') +
  '<path d="M0 0H250V140H0Z" fill="#5a2c22"/>' +
  many(8, (i) => `<path d="M0 ${i * 18}H250" stroke="#3a1a14" stroke-width="2"/>`) +
  `<path d="M125 0V14M110 22Q112 12 125 12T140 22Z" fill="#1d5a47" stroke="#d9a441" stroke-width="2"/><path
  d="M110 22H140L210 140H40Z" fill="#ffe2a6" opacity=".25"/>` +
  ground('#141216', 140) +
  each(
    [36, 74, 176, 214],
    (x) => `<g fill="#0b0d12"><path d="M${x - 14} 150V88Q${x - 12} 74 ${x}
  74T${x + 14} 88V150Z"/><circle cx="${x}"
  cy="64" r="10"/><path d="M${x - 15} 62Q${x - 12} 48 ${x} 48T${x + 15} 62Z"/></g>`,
  ) +
  tommyGun(74, 104, 0.7) +
  flash(120, 102, 0.8) +
  `<g transform="translate(250 0) scale(-1 1)">${tommyGun(74, 112, 0.7)}${flash(120, 110, 0.8)}</g>` +
  `<g fill="none" stroke="#ffd479" stroke-width="2"><circle cx="124" cy="40" r="4"/><circle cx="146" cy="58"
  r="4"/><circle cx="108" cy="64" r="4"/></g>` +
  sedan(125, 168, '#2b3a2f', 1.6, 1, false);

const electionDay = (): Drawing =>
  sky('#20365a') +
  rays('#f2e6c9', 0.2) +
  each(
    [0, 50, 100, 150, 200],
    (x, i) => `<path d="M${x} 0h50q-4 34 -25 36q-21 -2 -25 -36Z"
  fill="${['#b8322b', '#f2e6c9', '#2a4f86'][i % 3]}"/>`,
  ) +
  `<path d="M70 84H180V160H70Z" fill="#22303a" stroke="#d9a441" stroke-width="4"/><path d="M62 72H188V88H62Z"
  fill="#d9a441"
  stroke="#3a2510" stroke-width="2"/><path d="M100 79H150" stroke="#14100c" stroke-width="5"/>` +
  each([104, 122, 138], (x, i) =>
    at(
      x,
      62,
      `<path d="M-14 16V-26H16V16Z" fill="#fffaf0" stroke="#231a0e"
  stroke-width="2"/><path
  d="M-7 -12l6 7 11 -13" fill="none" stroke="#b8322b" stroke-width="4"/>`,
      1,
      [-14, 2, 15][i],
    ),
  ) +
  '<path d="M125 104l6 13 14 1 -11 9 4 14 -13 -8 -13 8 4 -14 -11 -9 14 -1Z" fill="#d9a441"/>' +
  bill(42, 140, -14) +
  bill(208, 142, 12) +
  bill(30, 122, 8) +
  ground('#101c30', 160);

const curfew = (): Drawing =>
  sky('#0c1220') +
  '<circle cx="52" cy="36" r="17" fill="#f6e9c4"/><circle cx="60" cy="31" r="15" fill="#0c1220"/>' +
  roofs('#131c2c') +
  `<path d="M104 172L116 98H134L146 172Z" fill="#232c38"/><path d="M186 172V44" stroke="#05070c"
  stroke-width="6"/><circle cx="186"
  cy="40" r="44" fill="#ffc45e" opacity=".22"/><path d="M176 44L180 22H192L196 44Z" fill="#ffe2a6" stroke="#d9a441"
  stroke-width="2"/><path d="M176 44H196L236 172H140Z" fill="#ffe2a6" opacity=".16"/>` +
  officer(80, 92, 1.45) +
  `<path d="M102 128L160 100V164Z" fill="#fff6da" opacity=".35"/><path d="M96 122h16v12h-16Z" fill="#14181d"
  stroke="#d9a441"/>` +
  at(
    212,
    132,
    `<path d="M-26 -20H26V18H-26Z" fill="#f2e6c9" stroke="#231a0e" stroke-width="3"/><circle
  r="12" fill="none"
  stroke="#a3261b" stroke-width="4"/><path d="M-8 8L8 -8" stroke="#a3261b" stroke-width="4"/>`,
    1,
    5,
  );

const showOfForce = (): Drawing =>
  sky('#2a1416') +
  rays('#b8322b', 0.4) +
  each([36, 84, 132, 180, 228], (x, i) =>
    fellow(x - 6, 66 + (i % 2) * 6, ['#3b4048', '#4a3a2c', '#22262f', '#39443d', '#2d3442'][i]!, '#14181d', 1.15),
  ) +
  each([36, 84, 132, 180, 228], (x, i) => tommyGun(x - 6, 104 + (i % 2) * 6, 0.46, -38)) +
  ground('#14090a', 124) +
  sedan(66, 164, '#1a2128', 2.3) +
  sedan(186, 166, '#31262a', 2.1);

const hungryMen = (): Drawing =>
  sky('#31363a') +
  `<path d="M150 20H250V150H150Z" fill="#6e3a2c"/><path d="M168 60H214V150H168Z" fill="#ffd479"/><path
  d="M150 40H250V54H150Z" fill="#14181d"/>` +
  sign('WORK', 200, 52, 13, '#ffd479') +
  ground('#1a1c1e', 150) +
  each([16, 48, 80, 112, 144], (x, i) =>
    passer(x, 156 - (i % 2) * 3, ['#5a5248', '#4a4f46', '#3f444c', '#57493c', '#464038'][i]!, '#2a2a2c', 1.7),
  ) +
  coins([[204, 160]]);

export const POWERS: Record<string, () => Drawing> = {
  'machine-politics': machinePolitics,
  'garage-ambush': garageAmbush,
  'election-day': electionDay,
  curfew,
  'show-of-force': showOfForce,
  'hungry-men': hungryMen,
};
