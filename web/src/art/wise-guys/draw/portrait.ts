/** A bust put together from the parts of a face: painted back to front, each part once in the sprite. */
import { BROW, EYES, GLASSES, HAIR, HAT, JAW, MOUTH, NOSE, SCAR, SKIN, SMOKE, TASH } from './face';
import { each } from './kit';
import type { Drawing } from './kit';

export interface Face {
  jaw: keyof typeof JAW;
  skin: keyof typeof SKIN;
  hair?: string;
  hairc?: string;
  hat?: string;
  felt?: string;
  band?: string;
  brow?: string;
  eyes?: string;
  nose?: string;
  mouth?: string;
  tash?: string;
  beard?: boolean;
  stubble?: boolean;
  scar?: string;
  glasses?: string;
  smoke?: string;
  coat?: string;
  stripe?: boolean;
  bow?: boolean;
  flower?: boolean;
  pearls?: boolean;
  /** A priest's or a judge's band instead of a tie. */
  jabot?: boolean;
  /** Buttons down a uniform. */
  buttons?: boolean;
}

const RAYS =
  'M50 60L-20 -10H8ZM50 60L26 -20H42ZM50 60L58 -20H76ZM50 60L92 -10H124Z' +
  'M50 60L130 30V60ZM50 60L-30 30V60ZM50 60L-30 90V120ZM50 60L130 90V120Z';
const LAPELS = 'M34 90L30 88L18 97L40 114H46L36 97ZM66 90L70 88L82 97L60 114H54L64 97Z';

const part = (kind: string, name: string | undefined, paint = ''): Drawing =>
  name ? `<use href="#wg-${kind}-${name}"${paint}/>` : '';

const parts = (kind: string, of: Record<string, Drawing>): Drawing =>
  each(Object.entries(of), ([name, drawing]) => `<g id="wg-${kind}-${name}">${drawing}</g>\n`);

const lines = (of: Record<string, string>, width: number, ink: string): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(of).map(([name, d]) => [
      name,
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"
      stroke-linejoin="round"/>`,
    ]),
  );

/** Every part under its name, for the busts to take. */
export const faceParts = (): Drawing =>
  each(Object.entries(JAW), ([name, d]) => `<clipPath id="wg-cut-${name}"><path d="${d}"/></clipPath>\n`) +
  parts(
    'jaw',
    Object.fromEntries(
      Object.entries(JAW).map(([name, d]) => [
        name,
        `<ellipse cx="28" cy="57" rx="4.5" ry="7"/><ellipse cx="72" cy="57" rx="4.5" ry="7"/><path d="${d}"/>` +
          `<path clip-path="url(#wg-cut-${name})" d="M0 0H51L47 46L46 65L50 70L47 78L51 112H0Z" fill="#1c2142"
          opacity=".4"/>`,
      ]),
    ),
  ) +
  parts('hair', HAIR) +
  parts('hat', HAT) +
  parts('eyes', EYES) +
  parts('nose', lines(NOSE, 1.8, '#3a2014')) +
  parts('mouth', lines(MOUTH, 2.2, '#4a1d18')) +
  parts('tash', TASH) +
  parts('scar', SCAR) +
  parts('glasses', GLASSES) +
  parts('smoke', SMOKE) +
  `<g id="wg-bust"><path d="M2 114Q4 94 30 88L50 96L70 88Q96 94 98 114Z"/></g>
  <g id="wg-neck"><path d="M40 78H60V92L50 100L40 92Z"/><path d="M40 78H60V84Q50 92 40 84Z" fill="#1b1f3a"
  opacity=".35"/><path d="M38 88L50 99L62 88L66 93L56 114H44L34 93Z" fill="#f4ead2"/></g>
  <g id="wg-lapels"><path d="${LAPELS}" stroke="#fff" stroke-opacity=".16"/></g>
  <g id="wg-pins"><path d="M16 96V114M24 92V114M32 92V114M68 92V114M76 92V114M84 96V114" stroke="#fff"
  stroke-opacity=".28" stroke-width="1.1"/></g>
  <g id="wg-tie"><path d="M46.5 98H53.5L55.5 114H44.5Z"/><path d="M45.5 95H54.5L53 100H47Z" stroke="#0006"
  stroke-width=".8"/></g>
  <g id="wg-bow"><path d="M50 99L39 93V106ZM50 99L61 93V106Z"/><circle cx="50" cy="99" r="3" fill="#fff5dd"/></g>
  <g id="wg-bloom"><circle cx="78" cy="101" r="4.5" fill="#f6e9d6"/><circle cx="78" cy="101" r="1.8"
  fill="#d9a441"/></g>\n`;

const shades = (face: Face): Drawing => {
  const stubble = face.stubble
    ? '<path d="M20 64Q36 68 42 67H58Q66 68 80 64V112H20Z" fill="#20242c" opacity=".34"/>'
    : '';
  const brim = face.hat ? '<path d="M0 0H100V44Q50 54 0 46Z" fill="#161a30" opacity=".42"/>' : '';
  return stubble || brim ? `<g clip-path="url(#wg-cut-${face.jaw})">${stubble}${brim}</g>` : '';
};

const collar = (face: Face, paint: string): Drawing => {
  if (face.jabot)
    return `<path d="M44 96H56L60 114H40Z" fill="#fffaf0" stroke="#c9b88c"/><path d="M50 97V114"
    stroke="#c9b88c"/>`;
  if (face.buttons)
    return `<path d="M34 92L50 100L66 92L64 114H36Z" fill="${face.coat ?? '#1b2436'}" stroke="#0a0d12"/>
      <path d="M50 103V114" stroke="#d9a441" stroke-width="4" stroke-dasharray=".1 6" stroke-linecap="round"/>
      <path d="M20 100l3 5 6 .6-4.5 4 1.3 6-5.8-3-5.8 3 1.3-6-4.5-4 6-.6Z" fill="#d9a441"/>`;
  return `<use href="#wg-${face.bow ? 'bow' : 'tie'}" fill="${paint}"/>`;
};

const beard = (hair: string): Drawing =>
  `<path d="M30 60Q33 84 50 90Q67 84 70 60Q66 72 58 72Q50 69 42 72Q34 72 30 60Z" fill="${hair}"/>
  <path d="M42 74H58" stroke="#7a3a30" stroke-width="2"/>`;

/** The bust alone, its tie and band in the paint of its gang. */
export function bust(face: Face, paint = '@c'): Drawing {
  const skin = SKIN[face.skin];
  const hair = face.hairc ?? '#2a1d16';
  const coat = face.coat ?? '#2b3038';
  const [brow, weight] = BROW[face.brow ?? 'flat']!;
  return [
    `<use href="#wg-bust" fill="${coat}"/>`,
    face.stripe ? '<use href="#wg-pins"/>' : '',
    `<use href="#wg-neck" fill="${skin}"/>`,
    collar(face, paint),
    `<use href="#wg-lapels" fill="${coat}"/>`,
    face.flower ? '<use href="#wg-bloom"/>' : '',
    face.pearls
      ? `<path d="M36 90Q50 104 64 90" fill="none" stroke="#fff3da" stroke-width="4" stroke-dasharray=".1 5"
      stroke-linecap="round"/>`
      : '',
    part('jaw', face.jaw, ` fill="${skin}"`),
    shades(face),
    part('nose', face.nose ?? 'straight'),
    part('mouth', face.mouth ?? 'line'),
    part('eyes', face.eyes ?? 'open', ' fill="#16131a" stroke="#16131a" stroke-linecap="round" stroke-width=".6"'),
    `<path d="${brow}" fill="none" stroke="${hair}" stroke-width="${weight}" stroke-linecap="round"/>`,
    part('tash', face.tash, ` fill="${hair}" stroke="${hair}" stroke-width=".8" stroke-linecap="round"`),
    face.beard ? beard(hair) : '',
    part('scar', face.scar, ' stroke="#8c2f2a"'),
    part('hair', face.hair, ` fill="${hair}"`),
    part('hat', face.hat, ` fill="${face.felt ?? '#3b4048'}" color="${face.band ?? paint}"`),
    part('glasses', face.glasses),
    part('smoke', face.smoke),
  ].join('');
}

/** A bust before rays in the paint of its gang. */
export const framed = (of: string, paint = '@c'): Drawing =>
  `<path d="M0 0H100V112H0Z" fill="@pbg"/><path d="${RAYS}" fill="${paint}" opacity=".5"/><use href="#${of}"
  width="100"
  height="112"/>`;
