/** Who is who. The names are the game's, the faces are invented: none has a photograph behind it. */
import { row } from './kit';
import type { Face } from './portrait';

/** Words such as `jaw round, bow`: a part and which, or a part alone. */
const face = (words: string): Face =>
  Object.fromEntries(
    words.split(/,\s+/).map((word) => {
      const [part, which] = word.split(/\s+/);
      return [part, which ?? true];
    }),
  ) as unknown as Face;

export const MEN: Record<string, Record<string, Face>> = {
  'north-side': {
    'dean-obanion': face(`jaw round, skin d, hair curly, hairc #8a4a1e, flower, brow thin, mouth grin, nose
    button, coat
      #39443d, bow`),
    'earl-weiss': face(`jaw long, skin a, hair side, hat bowler, felt #23262c, brow worry, eyes sleepy,
    glasses round,
      mouth thin, coat #2d3442`),
    'george-moran': face(`jaw heavy, skin b, hair side, hat flat, felt #6a5a40, brow thick, eyes narrow,
    stubble, nose
      broken, mouth frown, coat #5a4632, scar brow`),
    'vincent-drucci': face(`jaw wedge, skin c, hair side, hat fedora, felt #59606b, brow angry, tash pencil,
    nose hook,
      mouth smirk, smoke pick, stripe`),
    'jack-zuta': face(`jaw round, skin a, hair side, hat boater, brow worry, tash chevron, glasses half, eyes
    sleepy,
      nose broad, coat #7b6b52, bow`),
  },
  'chicago-outfit': {
    'al-capone': face(`jaw long, skin d, hair side, hairc #9a9a9a, hat homburg, felt #d8cdb6, band #2a2a2e,
    brow thin,
      tash handle, nose hook, mouth thin, coat #4a4f58, stripe, flower`),
    'frank-nitti': face(`jaw square, skin b, hair part, hairc #1a1a20, eyes narrow, coat #22262f, stripe,
    smoke cig`),
    'murray-humphreys':
      face(`jaw wedge, skin a, hair side, hairc #6b4a2a, hat fedora, felt #b89a66, band #4a3220, brow thin,
      mouth grin, coat #9b7b4c, glasses half`),
    'jack-mcgurn': face(`jaw square, skin c, hair slick, hairc #15151a, brow angry, nose broken, mouth smirk, coat
      #37414f, scar chin`),
    'tony-accardo': face(`jaw lantern, skin e, hair bald, hairc #4a4038, hat porkpie, felt #6b2f2a, band
    #1d1416, brow
      one, eyes sleepy, nose long, mouth pout, coat #6f6a5e, bow, beard`),
  },
  sheldon: {
    'ralph-sheldon':
      face(`jaw wedge, skin d, hair side, hat cap, felt #54606e, brow angry, nose button, mouth smirk, coat
      #3a4658, smoke cig`),
    'hughey-mcgovern':
      face(`jaw heavy, skin a, hair side, hairc #a5551f, hat bowler, felt #4a3322, brow thick, tash walrus,
      eyes narrow, nose broad, mouth frown, coat #4d3a2c, smoke cigar`),
    'william-mcpadden':
      face(`jaw lantern, skin d, hair crest, hairc #d0a24e, brow flat, eyes wink, nose broken, mouth grin,
      coat #56616b, scar cheek`),
    'frank-carpenter':
      face(`jaw long, skin b, hair side, hairc #8d8780, hat knit, felt #7d4a2a, band #5a3218, brow worry,
      eyes open, tash goatee, nose straight, mouth thin, coat #6b5a3c`),
    'joseph-brooks':
      face(`jaw heavy, skin f, hair side, hairc #14100e, hat flat, felt #2f4a66, brow one, eyes sleepy, nose
      broad, mouth line, coat #2c3a4a, smoke pick, bow`),
  },
  'saltis-mcerlane': {
    'joe-saltis': face(`jaw heavy, skin b, hair side, hairc #3a2a20, hat fedora, felt #2b2f36, brow thick,
    beard, nose
      broad, coat #2f2a3a`),
    'frank-mcerlane':
      face(`jaw square, skin d, hairc #6a4a34, brow angry, eyes patch, stubble, nose broken, mouth frown,
      coat #40384c, scar cheek`),
    'john-oberta': face(`jaw long, skin c, hair slick, hairc #20181a, brow thin, tash pencil, eyes sleepy,
    nose hook,
      mouth smirk, coat #57496b, bow, flower`),
    'frank-koncil': face(`jaw round, skin a, hair fringe, hairc #b5702e, brow flat, eyes wide, nose button,
    mouth frown,
      coat #3d4638, stubble, smoke pipe`),
    'charles-hubacek':
      face(`jaw wedge, skin d, hair widow, hairc #2b2b33, brow angry, glasses monocle, tash chevron, nose
      long, mouth thin, coat #1f1b2b, stripe`),
  },
};

export const JUDGE = face(`jaw heavy, skin d, hair part, hairc #cfcabf, tash walrus, glasses half, coat
  #131218, mouth
      frown, brow thick, eyes sleepy, nose broad, jabot`);

export const COP =
  face(`jaw square, skin a, hair side, hairc #7a3f1c, hat police, felt #1b2436, tash walrus, brow thick,
      eyes narrow, nose broad, mouth frown, coat #1b2436, buttons`);

/** Birdie, who keeps the books. */
export const GUIDE =
  face(`jaw long, skin d, hair bun, hairc #b9b4ac, hat visor, brow thin, glasses half, mouth smirk, coat
      #3d4a45, pearls, bow`);

const HATS = ['fedora', 'homburg', 'bowler', 'cap', 'boater', 'flat', 'porkpie', 'tophat', 'knit', '', '', ''];
const HAIRS = ['slick', 'part', 'curly', 'crest', 'bald', 'fringe', 'widow'];
const FELTS = ['#3b4048', '#6a5a40', '#23262c', '#7d4a2a', '#2f4a66', '#5b3a4a', '#b89a66', '#3f5244'];
const COATS = ['#2b3038', '#4a3a2c', '#39443d', '#3a4658', '#57496b', '#6b5a3c', '#22262f', '#5a4632'];
const MANES = ['#2a1d16', '#15151a', '#4a3220', '#8d8780', '#8a4a1e', '#b5702e', '#d0a24e'];

/** One of the strangers: what sits on the head changes with each, the rest as the seed has it. */
export function stranger(at: number): Face {
  const next = row(at * 7 + 3);
  const any = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const some = (share: number, of: readonly string[]): string | undefined => (next() < share ? any(of) : undefined);
  const hat = HATS[at % HATS.length];
  const jaw = (['square', 'round', 'long', 'wedge', 'heavy', 'lantern'] as const)[(at + Math.floor(at / 12)) % 6]!;
  const tone = (at * 5 + Math.floor(at / 6)) % 6;
  return {
    jaw,
    skin: (['d', 'a', 'b', 'c', 'e', 'f'] as const)[tone]!,
    hair: hat ? 'side' : any(HAIRS),
    hairc: any(tone < 3 ? MANES : MANES.slice(0, 4)),
    hat,
    felt: any(FELTS),
    brow: any(['flat', 'angry', 'worry', 'thick', 'thin', 'one']),
    eyes: any(['open', 'narrow', 'sleepy', 'wide', 'wink', 'open']),
    nose: any(['straight', 'hook', 'broken', 'button', 'broad', 'long']),
    mouth: any(['line', 'smirk', 'frown', 'grin', 'thin']),
    tash: some(0.45, ['pencil', 'walrus', 'handle', 'chevron', 'goatee']),
    scar: some(0.25, ['cheek', 'brow', 'chin']),
    glasses: some(0.25, ['round', 'half', 'dark', 'monocle']),
    smoke: some(0.3, ['cigar', 'cig', 'pick', 'pipe']),
    stubble: next() < 0.2,
    beard: next() < 0.12,
    coat: any(COATS),
    stripe: next() < 0.3,
    bow: next() < 0.35,
    flower: next() < 0.15,
  };
}

/** How many strangers there are, for the made men of packs that we do not know. */
export const STRANGERS = 36;
