/**
 * The parts of a face, 100 by 112. A hard lamp stands at the right: the left half lies in shade, cut along the nose,
 * and a brim throws one more shadow. What has no paint takes the paint of whoever wears it.
 */
import type { Drawing } from './kit';

export const SKIN = { a: '#efc9a0', b: '#dca87a', c: '#c98f62', d: '#f3d6b6', e: '#a8734d', f: '#7d5236' };

export const JAW = {
  square: 'M29 38V62Q30 76 40 81H60Q70 76 71 62V38A21 22 0 0 0 29 38Z',
  round: 'M28 40Q25 82 50 84Q75 82 72 40A22 22 0 0 0 28 40Z',
  long: 'M31 38V62Q34 84 50 90Q66 84 69 62V38A19 22 0 0 0 31 38Z',
  wedge: 'M29 38L31 58L43 85H57L69 58L71 38A21 22 0 0 0 29 38Z',
  heavy: 'M29 38L26 66Q28 87 50 88Q72 87 74 66L71 38A21 22 0 0 0 29 38Z',
  lantern: 'M30 38L29 60L34 80Q42 89 50 89T66 80L71 60L70 38A20 22 0 0 0 30 38Z',
};

export const HAIR: Record<string, Drawing> = {
  slick:
    '<path d="M28 46C24 20 42 12 54 14C70 15 76 28 72 46C70 36 66 30 60 27C48 32 36 30 32 34C29 38 29 42 28 46Z"/>',
  part:
    '<path d="M28 48C22 18 44 10 56 14C74 16 76 32 72 48C71 36 66 31 44 25C38 30 30 36 28 48Z"/>' +
    '<path d="M44 25L47 14" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>',
  curly:
    `<path d="M27 46c-5-5-3-12 1-14-2-7 5-13 10-11 2-7 11-9 16-4 6-3 14 2 13 8 6 2 8 10 4 14 1 3 0 5-1
    7-1-8-5-13-10-15` + '-9 4-19 3-25 2-4 4-7 8-8 13Z"/>',
  side: '<path d="M28 50V38l4-4v14ZM72 50V38l-4-4v14Z"/>',
  crest: `<path d="M28 44C27 30 32 24 34 20L40 23L44 12L50 20L58 9L61 20L69 17C72 26 73 34 72 44L67 32Q50 25
  33 32Z"/>`,
  bald: '<path d="M26 56C24 46 27 40 30 38C29 46 29 52 30 58ZM74 56C76 46 73 40 70 38C71 46 71 52 70 58Z"/>',
  fringe: '<path d="M27 50C20 20 38 11 50 11C64 11 80 20 73 50L70 38Q58 44 50 36Q42 44 30 38Z"/>',
  widow: `<path d="M28 48C24 22 38 12 50 12S76 22 72 48C71 38 69 33 66 30C60 27 55 29 50 38C45 29 40 27 34 30C31
    33 29 38 28 48Z"/>`,
  bun:
    '<circle cx="50" cy="9" r="10"/>' +
    '<path d="M27 52C20 20 38 13 50 13C62 13 80 20 73 52C72 36 64 28 50 27C36 28 28 36 27 52Z"/>',
  bob:
    '<path d="M27 72C18 60 20 26 36 16C44 11 58 11 66 17C80 26 82 60 73 72L68 70C72 56 72 44 68 36Q48 36 36 30' +
    'C29 42 28 56 32 70Z"/>',
};

/** Felt without a paint, a band in currentColor. */
export const HAT: Record<string, Drawing> = {
  fedora:
    '<path d="M28 33C28 12 34 4 42 4C46 4 47 8 50 8S54 4 58 4C66 4 72 12 72 33Z"/>' +
    '<path d="M50 8C54 4 58 4 60 5C67 8 72 16 72 33H54C58 24 56 14 50 8Z" fill="#fff" opacity=".1"/>' +
    '<path d="M28 26C40 31 60 31 72 26V35C60 39 40 39 28 35Z" fill="currentColor"/>' +
    '<path d="M12 34C24 42 76 42 88 30C92 34 86 40 78 42C60 48 36 48 20 43C12 41 9 37 12 34Z"/>' +
    '<path d="M12 34C24 42 76 42 88 30" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/>',
  homburg:
    '<path d="M29 34C27 16 30 6 40 6C46 6 46 10 50 10S54 6 60 6C70 6 73 16 71 34Z"/>' +
    '<path d="M29 26C40 30 60 30 71 26V36C60 39 40 39 29 36Z" fill="currentColor"/>' +
    '<path d="M17 31C16 38 24 42 50 42S84 38 83 31C80 36 70 37 50 37S20 36 17 31Z"/>' +
    '<path d="M17 31C20 36 30 37 50 37S80 36 83 31" fill="none" stroke="currentColor" stroke-width="2"/>',
  bowler:
    '<path d="M28 36C26 14 36 4 50 4S74 14 72 36Z"/>' +
    '<path d="M28 28C40 32 60 32 72 28V37C60 40 40 40 28 37Z" fill="currentColor"/>' +
    '<path d="M18 33C20 43 80 43 82 33C86 40 74 45 50 45S14 40 18 33Z"/>' +
    '<path d="M58 8C66 12 70 20 70 28" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>',
  cap:
    '<path d="M22 34C16 16 34 6 52 7C72 8 84 20 78 34C66 29 36 29 22 34Z"/>' +
    '<path d="M26 33C38 26 66 26 76 33C86 36 88 41 84 43C66 36 40 36 26 41Z"/>' +
    '<path d="M26 35C40 28 64 28 76 34" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>' +
    '<path d="M50 8C42 14 38 22 38 30M52 8C62 14 64 22 64 30" fill="none" stroke="#000" stroke-opacity=".25"' +
    ' stroke-width="1.5"/><circle cx="51" cy="8" r="2.5" fill="#000" fill-opacity=".4"/>',
  boater:
    '<path d="M29 14H71V34H29Z" fill="#e9d29a"/><path d="M29 24H71V34H29Z" fill="currentColor"/>' +
    '<ellipse cx="50" cy="35" rx="37" ry="6.5" fill="#e9d29a"/>' +
    '<path d="M13 35C20 42 80 42 87 35" fill="none" stroke="#8a6a2e" stroke-width="1.5"/>' +
    '<path d="M34 15v8M40 15v8M46 15v8M52 15v8M58 15v8M64 15v8" stroke="#b8964f"/>',
  flat:
    '<path d="M24 33C24 18 40 11 56 13C72 14 80 24 78 33L86 38C84 42 76 40 70 38C54 34 40 34 26 39Z"/>' +
    '<path d="M30 34C44 29 62 29 76 35" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>',
  porkpie:
    `<path d="M31 35L33 15Q50 9 67 15L69 35Z"/><ellipse cx="50" cy="14" rx="17" ry="3.5" fill="#fff"
    opacity=".14"/>` +
    '<path d="M31 27Q50 32 69 27V36H31Z" fill="currentColor"/>' +
    '<path d="M22 32Q50 42 78 32Q83 38 76 41Q50 47 24 41Q17 38 22 32Z"/>',
  tophat:
    '<path d="M32 35L29 -4Q50 -9 71 -4L68 35Z"/><path d="M31 23Q50 28 69 23V35H31Z" fill="currentColor"/>' +
    '<path d="M18 33Q50 44 82 33Q85 38 76 41Q50 48 24 41Q15 38 18 33Z"/>' +
    '<path d="M62 -3L61 22" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>',
  knit:
    '<path d="M27 38C25 14 38 6 50 6S75 14 73 38Z"/><path d="M25 30H75V41H25Z" fill="currentColor"/>' +
    '<path d="M31 31V40M37 31V40M43 31V40M50 31V40M57 31V40M63 31V40M69 31V40" stroke="#000" stroke-opacity=".3"/>',
  visor:
    '<path d="M24 34C36 26 64 26 76 34L84 45C66 38 34 38 16 45Z" fill="#2f7d5b" fill-opacity=".92"/>' +
    '<path d="M25 33C37 25 63 25 75 33" stroke="#d9a441" stroke-width="4" fill="none"/>',
  police:
    `<path d="M24 30Q22 12 50 8T76 30Q64 22 50 22T24 30Z"/><path d="M26 30Q50 18 74 30V38Q50 28 26 38Z"
    fill="#0a0d12"/>` +
    '<path d="M24 39Q50 27 76 39Q74 45 68 44Q50 36 32 44Q26 45 24 39Z" fill="#0a0d12"/>' +
    '<path d="M50 12l3 5 6 .6-4.5 4 1.3 6-5.8-3-5.8 3 1.3-6-4.5-4 6-.6Z" fill="#d9a441"/>',
  cloche:
    '<path d="M24 46C20 14 38 5 50 5S80 14 76 46Q64 38 50 38T24 46Z"/>' +
    `<path d="M23 33Q50 24 77 33V41Q50 32 23 41Z" fill="currentColor"/><circle cx="70" cy="36" r="5"
    fill="#f6e9d6"/>`,
};

export const BROW: Record<string, readonly [path: string, width: number]> = {
  flat: ['M33 48H46M54 48H67', 2.8],
  angry: ['M33 46L46 50M67 46L54 50', 2.8],
  worry: ['M33 50L46 46M67 50L54 46', 2.8],
  thick: ['M32 48Q39 45 46 49M68 48Q61 45 54 49', 4],
  thin: ['M33 48Q39 44 46 47M67 48Q61 44 54 47', 1.6],
  one: ['M32 48Q41 45 50 49Q59 45 68 48', 3.4],
};

export const EYES: Record<string, Drawing> = {
  open:
    '<path d="M34 54Q39.5 50 45 54Q39.5 57.5 34 54ZM55 54Q60.5 50 66 54Q60.5 57.5 55 54Z" fill="#fff6e4"/>' +
    '<circle cx="40.5" cy="54" r="2.2"/><circle cx="60.5" cy="54" r="2.2"/>',
  narrow:
    '<path d="M34 54H46M54 54H66" stroke-width="2.6"/>' +
    '<path d="M36 55.5H44M56 55.5H64" stroke="#fff6e4" stroke-width="1.4"/>',
  sleepy:
    '<path d="M34 54.5Q40 58 46 54.5ZM54 54.5Q60 58 66 54.5Z" fill="#fff6e4"/>' +
    '<path d="M33 53.5H47M53 53.5H67" stroke-width="2.4"/>' +
    '<circle cx="40.5" cy="55.6" r="1.7"/><circle cx="60.5" cy="55.6" r="1.7"/>',
  patch:
    '<path d="M54 54Q60 50.5 66 54Q60 57.5 54 54Z" fill="#fff6e4"/><circle cx="60" cy="54" r="2.2"/>' +
    '<path d="M33 50H47L45 59Q40 61 36 59Z" fill="#151515"/><path d="M47 50L72 42M33 50L28 46" stroke-width="2"/>',
  wide:
    `<ellipse cx="40" cy="54.5" rx="5" ry="4" fill="#fff6e4"/><ellipse cx="60" cy="54.5" rx="5" ry="4"
    fill="#fff6e4"/>` +
    '<circle cx="40.5" cy="54.5" r="2.6"/><circle cx="60.5" cy="54.5" r="2.6"/>' +
    '<path d="M34.5 53Q40 48.5 45.5 53M54.5 53Q60 48.5 65.5 53" fill="none" stroke-width="1.6"/>',
  wink:
    '<path d="M34 55Q40 51 46 55" fill="none" stroke-width="2.4"/>' +
    '<path d="M55 54Q60.5 50 66 54Q60.5 57.5 55 54Z" fill="#fff6e4"/><circle cx="60.5" cy="54" r="2.2"/>',
};

export const NOSE: Record<string, string> = {
  straight: 'M51 52L54 66H47',
  hook: 'M51 51Q58 60 55 67H47',
  broken: 'M51 51L55 56L52 59L56 66H47',
  button: 'M51 56Q57 66 50 67Q46 67 46 65',
  broad: 'M49 52L45 66Q50 69 57 66',
  long: 'M51 48L56 69L47 70',
};

export const MOUTH: Record<string, string> = {
  line: 'M42 74H58',
  smirk: 'M42 75Q52 75 59 71',
  frown: 'M42 76Q50 72 58 76',
  grin: 'M41 72Q50 79 59 72',
  thin: 'M44 74H56',
  pout: 'M45 75Q50 72 55 75Q50 78 45 75',
};

export const TASH: Record<string, Drawing> = {
  pencil: '<path d="M41 70.5Q46 68 50 70Q54 68 59 70.5" fill="none" stroke-width="1.8"/>',
  walrus: '<path d="M37 74Q40 66 50 67Q60 66 63 74Q56 71 50 73Q44 71 37 74Z"/>',
  handle: `<path d="M50 69Q44 66 40 70Q35 73 32 68Q34 77 42 74Q48 73 50 71Q52 73 58 74Q66 77 68 68Q65 73 60 70Q56
    66 50 69Z"/>`,
  chevron: '<path d="M40 73L47 67H53L60 73L50 70.5Z"/>',
  goatee: '<path d="M43 80Q50 77 57 80L54 91Q50 94 46 91Z"/><path d="M41 71Q50 66 59 71L50 70Z"/>',
};

export const SCAR: Record<string, Drawing> = {
  cheek: '<path d="M60 60L67 74" stroke-width="2"/><path d="M60.5 65l4-2M62.5 69l4-2" stroke-width="1.2"/>',
  brow: '<path d="M59 42L64 60" stroke-width="2"/>',
  chin: '<path d="M46 78L56 83" stroke-width="2"/>',
};

export const GLASSES: Record<string, Drawing> = {
  round:
    '<g fill="#bfe3ee" fill-opacity=".25" stroke="#1a1a1a" stroke-width="1.8"><circle cx="40" cy="54.5" r="7"/>' +
    '<circle cx="60" cy="54.5" r="7"/><path d="M47 54Q50 52 53 54M33 53L28 51M67 53L72 51" fill="none"/></g>',
  half:
    '<g fill="#bfe3ee" fill-opacity=".25" stroke="#c99a3a" stroke-width="1.8">' +
    `<path d="M33 58H47Q46 65 40 65T33 58ZM53 58H67Q66 65 60 65T53 58Z"/><path d="M47 58Q50 56 53 58"
    fill="none"/></g>`,
  dark:
    `<g fill="#0d1014" stroke="#05070a" stroke-width="1.6"><circle cx="40" cy="54.5" r="7"/><circle cx="60"
    cy="54.5" r="7"/>` +
    `<path d="M47 54Q50 52 53 54M33 53L28 51M67 53L72 51" fill="none"/></g><path d="M36 51l4 -2M56 51l4 -2"
    stroke="#fff"` +
    ' stroke-opacity=".6" stroke-width="1.4"/>',
  monocle:
    '<circle cx="60" cy="54.5" r="7.5" fill="#bfe3ee" fill-opacity=".3" stroke="#c99a3a" stroke-width="2"/>' +
    '<path d="M66 59Q74 76 70 96" fill="none" stroke="#c99a3a" stroke-width="1.2"/>',
};

export const SMOKE: Record<string, Drawing> = {
  cigar:
    '<path d="M56 74L76 79" stroke="#6b4226" stroke-width="5" stroke-linecap="round"/>' +
    '<circle cx="77" cy="79.3" r="2.6" fill="#ff8a3c"/>' +
    '<path d="M79 76Q86 70 81 62T88 46" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>',
  pick: '<path d="M55 74L70 71" stroke="#f2dfae" stroke-width="1.8"/>',
  cig:
    `<path d="M56 74L70 78" stroke="#f6efe0" stroke-width="2.8"/><circle cx="70.5" cy="78.1" r="1.7"
    fill="#ff8a3c"/>` +
    '<path d="M72 76Q77 70 73 62T79 50" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>',
  pipe:
    `<path d="M55 75Q66 76 70 84" fill="none" stroke="#2a1a10" stroke-width="3"/><path d="M65 80h12v9q-6 5
    -12 0Z"` +
    ' fill="#6b3a1c"/><path d="M70 78Q75 70 70 62T78 48" fill="none" stroke="#fff" stroke-opacity=".35"' +
    ' stroke-width="1.6"/>',
};
