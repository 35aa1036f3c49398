/** The chapters of the rules, in the order of the book. */
export const CHAPTERS = 'set inf rnd ord rev iss mov exp trx rct prm sit gng fgt std ldr blk lst cln end dea opt'.split(
  ' ',
);

/** A text without capitals and accents, as it is searched. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text speaks of every word that is looked for. */
export function speaksOf(text: string, find: string): boolean {
  const searched = plain(text);
  return plain(find)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
