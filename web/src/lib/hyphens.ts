/**
 * Where long words may be broken: between syllables, by soft hyphens, since browsers have no dictionaries for every language.
 * The rule is that of French and Italian, and good enough for English names: a consonant goes with the vowel after it,
 * of several consonants the last, or the last two where these are spoken as one.
 */
const SHY = '\u00ad';
const LONG = 8;
/** Letters that stay on a line, and that come to the next. */
const LEFT = 3;
const RIGHT = 3;
const VOWELS = 'aeiouyàâäèéêëìîïòôöùûüÿœæ';
const TOGETHER = 'bl br ch cl cr dr fl fr gh gl gn gr ph pl pr qu sc sh sp st th tr vr wh'.split(' ');

const isVowel = (letter = ''): boolean => VOWELS.includes(letter.toLowerCase());
const isLetter = (letter = ''): boolean => /\p{L}/u.test(letter);

/** Whether a syllable begins at a letter. */
function begins(word: string, at: number): boolean {
  const pair = (from: number): boolean => TOGETHER.includes(word.slice(from, from + 2).toLowerCase());
  if (isVowel(word[at]) || !isLetter(word[at])) return false;
  if (pair(at)) return isVowel(word[at + 2]) && !pair(at - 1);
  return isVowel(word[at + 1]) && !pair(at - 1);
}

const broken = (word: string): string =>
  word.length < LONG
    ? word
    : [...word].map((letter, at) => (mayBreak(word, at) && begins(word, at) ? SHY + letter : letter)).join('');

const mayBreak = (word: string, at: number): boolean => at >= LEFT && word.length - at >= RIGHT;

/** A text whose long words can be broken between syllables. */
export const hyphenated = (text: string): string => text.replace(/\p{L}+/gu, broken);
