/** The chapters of the rules, in the order of the book. */
export const CHAPTERS = 'set inf rnd ord rev iss mov exp trx rct prm sit gng fgt std ldr blk lst cln end dea opt'.split(
  ' ',
);
