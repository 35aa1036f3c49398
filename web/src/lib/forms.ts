/** Names with their grammar, as words/bundles.py gives it: beside `$rival` stand `$rival-of`, `$rival-number` … */
import type { Message } from './protocol';

export type MessageArg = NonNullable<Message['args']>[string];

const FORMS = ['number', 'gender', 'first', 'the', 'of', 'to'] as const;
type Form = (typeof FORMS)[number];
export type Forms = Record<Form, string>;

const PERSON = 'person';
const GANG = /^gang-[a-z0-9-]+$/;
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** What a renderer must know to decline a name. */
export interface Speech {
  say(message: Message): string;
  text(id: string): string;
  attr(id: string, name: string, args: Record<string, string>): string;
  /** A message as the catalogue of this very language has it, whatever an owner calls it. */
  printed(id: string): string;
  /** What an owner's pack gives for a key in this language. */
  given(key: string): string;
}

/** The forms of a name or of several in a row, of which only the first can head a sentence; none for anything else. */
export function formsOf(value: MessageArg, speech: Speech): Forms | null {
  const found = namesIn(value).map((name) => forms(name, speech));
  const [first, ...rest] = found;
  if (!first || !rest.length) return first ?? null;
  const row = (form: Form): string => found.map((one) => one[form]).join(speech.text('list-comma'));
  const heads = [first.first, ...rest.map((one) => one.the)].join(speech.text('list-comma'));
  return { ...first, the: row('the'), of: row('of'), to: row('to'), first: heads, number: 'other' };
}

/** A gang of which only the name is known has the forms of any gang. */
function forms(name: Message, speech: Speech): Forms {
  const said = speech.say(name);
  const own = name.id === PERSON || speech.printed(name.id) === said;
  const args = { name: said, sound: VOWEL.test(said) ? 'vowel' : 'other' };
  const form = (one: Form): string =>
    speech.given(`${name.id}.${one}`) || speech.attr(own ? name.id : 'gang-any', one, args);
  return Object.fromEntries(FORMS.map((one) => [one, form(one)])) as Forms;
}

function namesIn(value: MessageArg): Message[] {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const items = value.args?.['items'];
  const names = Array.isArray(items) ? items : [value];
  const are = names.every((one) => one.id === PERSON || (GANG.test(one.id) && !Object.keys(one.args ?? {}).length));
  return are ? names : [];
}
