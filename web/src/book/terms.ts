/** The words of the glossary, found in the texts of a chapter: each explains itself where it first stands. */
import { marked, TERMS } from '../coach/gloss';
import { t, words } from '../lib/words.svelte';

/** Words of the glossary besides the ten terms: what each is called in a game, and what it means. */
export const GLOSSARY = 'made rookie leader-order goods blind pool er clubhouse pile-up market hassle opportunity'
  .concat(' obstacle last-call')
  .split(' ');

export interface Part {
  text: string;
  term: string;
  means: string;
}

/** What the other game alone has is a dash in the glossary. */
const NONE = '–';
/** What a word of the glossary is called in this game; empty where it has none. */
export function called(id: string): string {
  const name = words.attr(`gloss-${id}`, words.game || 'mayhem');
  return name === NONE ? '' : name;
}

const own = (id: string): boolean => (TERMS as readonly string[]).includes(id);

const named = (id: string): string => (own(id) ? t(`term-${id}`) : called(id));

const means = (id: string): string => t(own(id) ? `means-${id}` : `gloss-${id}`);

/** The texts in parts; no word is explained twice. */
export function glossed(texts: string[]): Part[][] {
  const left = new Set<string>([...TERMS, ...GLOSSARY]);
  return texts.map((text) =>
    marked(text, named, [...left]).map((part) => {
      left.delete(part.term);
      return { ...part, means: part.term && means(part.term) };
    }),
  );
}
