/** The ten terms found in a text, so that each can explain itself where it stands. */
export const TERMS = [
  'order-token',
  'control',
  'contested',
  'boost',
  'hot',
  'standing',
  'fall',
  'leader',
  'backup',
  'promise',
] as const;

export interface Part {
  text: string;
  term: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The text in parts: the first time each term stands there as a whole word, it is a part of its own. */
export function marked(text: string, name: (id: string) => string, terms: readonly string[] = TERMS): Part[] {
  const low = text.toLowerCase();
  const found = terms
    .flatMap((term) => {
      const word = name(term).toLowerCase();
      const at = whole(low, word);
      return word && at >= 0 ? [{ at, end: at + word.length, term }] : [];
    })
    .sort((a, b) => a.at - b.at || b.end - a.end);
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, term } of found) {
    if (at < from) continue;
    if (at > from) parts.push({ text: text.slice(from, at), term: '' });
    parts.push({ text: text.slice(at, end), term });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: '' });
  return parts;
}

/** Where a word stands by itself, not inside another. */
function whole(text: string, word: string): number {
  for (let at = text.indexOf(word); word && at >= 0; at = text.indexOf(word, at + 1))
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + word.length] ?? '')) return at;
  return -1;
}
