/** The drawings on the Hassles of the season: weather, fashion, money. */
import { at, bill, many, row, sedan, sign } from './kit';
import type { Drawing } from './kit';
import { coins, fellow, flash, ground, rays, roofs, sky, tommyGun } from './scene';

const tommyGunCraze = (): Drawing =>
  sky('#2a1712') +
  rays('#d9772f', 0.4) +
  tommyGun(112, 92, 1.7, -10) +
  flash(222, 66, 1.1) +
  `<g fill="#d9a441" stroke="#5a4215">${many(
    6,
    (i) => `<path d="M${70 + i * 20}
  ${128 + ((i * 13) % 30)}h9v5h-9Z" transform="rotate(${i * 24} ${74 + i * 20}
  ${130 + ((i * 13) % 30)})"/>`,
  )}</g>` +
  '<path d="M24 30h60v26h-60ZM30 36h48v14h-48Z" fill="none" stroke="#f2e6c9" stroke-width="2"/>';

const bankHoliday = (): Drawing =>
  sky('#1f2a33') +
  `<path d="M30 62L125 18L220 62Z" fill="#a89a80" stroke="#4f4632" stroke-width="3"/><path d="M36 62H214V72H36Z"
  fill="#75694f"/><path d="M44 72H206V146H44Z" fill="#8c7f66"/><path d="M50 72h18v74h-18ZM84
  72h14v74h-14ZM152 72h14v74h-14ZM182
  72h18v74h-18Z" fill="#c4b48a"/><path d="M100 80H150V146H100Z" fill="#46525d" stroke="#10151a"
  stroke-width="2"/><path
  d="M100 92H150M100 104H150M100 116H150M100 128H150" stroke="#2c363f" stroke-width="3"/><path d="M24
  146H226L236 158H14ZM14
  158H236V172H14Z" fill="#5c5340"/>` +
  sign('BANK', 125, 56, 18, '#231a0e') +
  `<path d="M84 84L166 140M166 84L84 140" stroke="#b8c4ca" stroke-width="7" stroke-dasharray="9 4"/><path
  d="M109 106h32v26h-32Z"
  fill="#d9a441" stroke="#3a2510" stroke-width="3"/><path d="M115 106v-8a10 10 0 0 1 20 0v8" fill="none"
  stroke="#d9a441"
  stroke-width="5"/><circle cx="125" cy="117" r="4" fill="#3a2510"/><path d="M125 118v8" stroke="#3a2510"
  stroke-width="3"/>`;

const thirstyTown = (): Drawing =>
  sky('#101c30') +
  `<circle cx="196" cy="38" r="24" fill="#f6e9c4"/><circle cx="190" cy="34" r="4" fill="#e0cfa0"/><circle
  cx="204" cy="46" r="5" fill="#e0cfa0"/>` +
  roofs('#0a1320', 140) +
  '<path d="M0 128H250V140H0Z" fill="#8a5a2b" stroke="#2a1508" stroke-width="2"/>' +
  ground('#5a3218', 140) +
  many(5, (i) =>
    at(
      30 + i * 47,
      128,
      `<path d="M-15 -48H15L11 0H-11Z" fill="#bfe3ee" fill-opacity=".28" stroke="#dfeef2"
    stroke-width="2.5"/><path d="M-11 -3H11L10 0H-10Z" fill="#f0b64a"/><path d="M8 -44L6 -10" stroke="#fff"
    stroke-opacity=".7" stroke-width="2"/>`,
    ),
  ) +
  '<path d="M40 160h30M110 158h44M190 162h26" stroke="#a06a36" stroke-width="3"/>';

const blizzard = (): Drawing => {
  const next = row(9);
  const flakes = many(
    70,
    () => `<circle cx="${(next() * 250).toFixed(0)}" cy="${(next() * 160).toFixed(0)}"
  r="${(1 + next() * 2.6).toFixed(1)}"/>`,
  );
  return (
    sky('#39495a') +
    roofs('#26323f', 150) +
    `<path d="M0 90H22M22 70H46M46 98H70M70 56H92M92 86H112M112 106H140M140 74H164M164 94H186M186 50H210M210
    82H232M232 96H250" fill="none" stroke="#e9f0f2" stroke-width="6"/>` +
    sedan(78, 146, '#31465c', 2.1) +
    sedan(186, 150, '#6a2a26', 1.8, -1) +
    `<path d="M54 108q24 -14 44 0l-2 6H54ZM164 116q22 -12 40 0v5h-40Z" fill="#f4f8f8"/><path d="M0 146Q30 122
    66 142T130 140T196
    144T250 136V172H0Z" fill="#eef4f4"/><path d="M0 160Q60 146 120 160T250 154" fill="none" stroke="#b9c8d0"
    stroke-width="3"/><g fill="#fff" opacity=".9">${flakes}</g><g stroke="#fff" stroke-width="2" opacity=".5"
    fill="none"><path d="M10 30Q60 20 90 40T170 36M90 90Q150 76 250 96M0 110Q40 100 70 116"/></g>`
  );
};

const heatWave = (): Drawing =>
  sky('#a8431f') +
  `<circle cx="84" cy="66" r="92" fill="#f0a03c" opacity=".5"/><circle cx="84" cy="66" r="46" fill="#ffd479"
  stroke="#f6a13c" stroke-width="5"/>` +
  roofs('#5a1f14') +
  at(
    196,
    90,
    `<rect x="-13" y="-70" width="26" height="112" rx="13" fill="#f4ead2" stroke="#231a0e"
  stroke-width="3"/><circle
  cy="50" r="20" fill="#d2382e" stroke="#231a0e" stroke-width="3"/><path d="M-5 44V-56H5V44Z"
  fill="#d2382e"/><path d="M-12
  -50h8M-12 -34h8M-12 -18h8M-12 -2h8" stroke="#231a0e" stroke-width="2"/>`,
  ) +
  `<path d="M20 150q8 -10 0 -20M60 156q8 -10 0 -20M110 152q8 -10 0 -20" fill="none" stroke="#ffb37a"
  stroke-width="4"/>`;

const boomTimes = (): Drawing =>
  sky('#14382c') +
  rays('#4fa06e', 0.3) +
  `<path d="M24 146L70 120L104 130L150 78L176 90L226 26" fill="none" stroke="#f6d88d" stroke-width="7"
  stroke-linejoin="round"/><path d="M232 18l-4 26 -20 -16Z" fill="#f6d88d"/>` +
  many(6, (i) => bill(36 + i * 36, 30 + ((i * 37) % 60), -20 + i * 11, 0.8)) +
  ground('#0a2018', 152) +
  coins([
    [40, 160],
    [60, 164],
    [48, 154],
    [190, 162],
    [210, 158],
  ]);

const fallGuys = (): Drawing =>
  sky('#3d4a4c') +
  '<path d="M0 30H250M0 64H250M0 98H250M0 132H250" stroke="#c9d4d0" stroke-opacity=".4" stroke-width="2"/>' +
  fellow(62, 84, '#5a4632', '#6a5a40', 1.2) +
  fellow(190, 84, '#39443d', '#22272e', 1.2) +
  '<path d="M104 0H146L196 172H54Z" fill="#fff0c4" opacity=".4"/>' +
  fellow(125, 74, '#7b6b52', '#e9d29a', 1.5, '#f3d6b6') +
  `<path d="M84 120H166V152H84Z" fill="#14181d" stroke="#f6d88d" stroke-width="3"/><path d="M96 131h58M96
  141h40" stroke="#fff3d6" stroke-width="3"/>` +
  '<ellipse cx="125" cy="14" rx="24" ry="7" fill="none" stroke="#f6d88d" stroke-width="5"/>';

export const SEASONS: Record<string, () => Drawing> = {
  'tommy-gun-craze': tommyGunCraze,
  'bank-holiday': bankHoliday,
  'thirsty-town': thirstyTown,
  blizzard,
  'heat-wave': heatWave,
  'boom-times': boomTimes,
  'fall-guys': fallGuys,
};
