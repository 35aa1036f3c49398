/** Texts as they are searched: without capitals, accents and ligatures, as gangland.book.search has them. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae' };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæ]/g, (letters) => LIGATURES[letters]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Whether a text has every word that is looked for, or a longer one that begins with it. */
export function speaksOf(text: string, find: string): boolean {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  const wanted = fold(find).match(/[a-z0-9]+/g) ?? [];
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}

export interface Part {
  text: string;
  marked: boolean;
}

/** A text in parts: those of its words that are, or begin with, one of these stand out. */
export function parts(text: string, wanted: string[], whole = true): Part[] {
  const folded = wanted.map(fold).filter(Boolean);
  const isWanted = (word: string): boolean => folded.some((one) => (whole ? word === one : word.startsWith(one)));
  const found: Part[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const marked = isWanted(fold(piece));
    const last = found.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else found.push({ text: piece, marked });
  }
  return found;
}
