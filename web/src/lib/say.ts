/** Messages in words: the catalogues, fallbacks and numbers of words/bundles.py, so that both say the same. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { formsOf, type MessageArg } from './forms.ts';
import type { Message } from './protocol';

export type Args = Record<string, FluentVariable>;

/** What every message of a game gets: the game, its terms, and the names an owner gave, by language. */
export interface Context {
  game: string;
  terms: Record<string, string>;
  names: Record<string, Record<string, string>>;
}

export const NO_CONTEXT: Context = { game: '', terms: {}, names: {} };

/** Thousands are always set apart, as readers of every language here know them. */
const GROUPED: Intl.NumberFormatOptions = { useGrouping: 'always' };
const ROUNDED: Intl.NumberFormatOptions = { ...GROUPED, roundingMode: 'halfEven' };
const NOTHING: Args = {};
const LARGEST = 1e15;
const LONGEST = 2000;

export function bundleOf(lang: string, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A number with so many decimals, as a language writes it. */
export function number(lang: string, value: number, digits = 0): string {
  const size = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(lang, { ...ROUNDED, ...size }).format(value);
}

/** A share of a whole as a percentage. */
export function percent(lang: string, share: number): string {
  return new Intl.NumberFormat(lang, { ...ROUNDED, style: 'percent' }).format(share);
}

/** Says messages in the first of some languages; what it lacks in the next, or else by its id. */
export class Speaker {
  readonly #bundles: FluentBundle[];
  readonly #context: Context;
  /** What every message can speak of: the game, and its terms. */
  readonly #common: Args;
  /** What was said before: of messages as long as somebody has them, of plain words for good. */
  readonly #said = new WeakMap<Message, string>();
  readonly #plain = new Map<string, string>();

  constructor(bundles: FluentBundle[], context: Context = NO_CONTEXT) {
    this.#bundles = bundles;
    this.#context = context;
    this.#common = fitted({ ...context.terms, ...(context.game ? { game: context.game } : {}) });
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message tree; a list is its parts with its own text between them. */
  say(message: Message): string {
    const known = this.#said.get(message);
    if (known !== undefined) return known;
    const said = this.#say(message);
    this.#said.set(message, said);
    return said;
  }

  #say(message: Message): string {
    const { args: parts = {} } = message;
    const items = parts['items'];
    if (Array.isArray(items)) return items.map((one) => this.say(one)).join(this.text(message.id));
    const [id = '', attribute] = message.id.split('.');
    const args = this.#arguments(parts);
    return attribute ? this.attr(id, attribute, args) || this.text(attribute, args) : this.text(id, args);
  }

  /** A message with arguments that are said already. */
  text(id: string, args: Args = NOTHING): string {
    if (args !== NOTHING) return this.#find(id, '', args) ?? pretty(id);
    const said = this.#plain.get(id) ?? this.#find(id, '', args) ?? pretty(id);
    this.#plain.set(id, said);
    return said;
  }

  /** An attribute of a message, empty where it has none. */
  attr(id: string, name: string, args: Args = {}): string {
    return this.#find(id, name, args) ?? '';
  }

  /** A message as the catalogue of the first language has it, whatever an owner calls it. */
  printed(id: string): string {
    const pattern = this.#bundles[0]?.getMessage(id)?.value;
    return pattern ? this.#bundles[0]!.formatPattern(pattern, {}, []) : '';
  }

  /** What an owner's pack gives for a key in the first language. */
  given(key: string): string {
    return this.#context.names[this.#bundles[0]?.locales[0] ?? '']?.[key] ?? '';
  }

  #arguments(args: Record<string, MessageArg>): Args {
    const named = Object.entries(args);
    if (!named.length) return NOTHING;
    const said: Args = {};
    for (const [name, value] of named) {
      said[name] = this.#argument(value);
      for (const [form, text] of Object.entries(formsOf(value, this) ?? {})) said[`${name}-${form}`] = text;
    }
    return said;
  }

  #argument(value: MessageArg): FluentVariable {
    if (Array.isArray(value)) return value.map((one) => this.say(one)).join(this.text('list-plus'));
    return typeof value === 'object' ? this.say(value) : value;
  }

  /** A language's own word for both games comes before English words for this one. */
  #find(id: string, attribute: string, args: Args): string | null {
    const { game, names } = this.#context;
    const given = attribute ? {} : names;
    for (const bundle of this.#bundles) {
      const own = given[bundle.locales[0] ?? '']?.[id];
      if (own !== undefined) return own;
      for (const one of game ? [`${id}-${game}`, id] : [id]) {
        const message = bundle.getMessage(one);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern) return bundle.formatPattern(pattern, { ...this.#common, ...fitted(args) }, []);
      }
    }
    return Object.values(given).find((one) => id in one)?.[id] ?? null;
  }
}

/** Arguments as Fluent can say them: a number too large to be an amount is a text, a long text is cut. */
function fitted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fitting(value)]));
}

function fitting(value: FluentVariable): FluentVariable {
  if (typeof value === 'number') {
    return Math.abs(value) < LARGEST ? new FluentNumber(value, GROUPED) : String(value);
  }
  if (typeof value !== 'string' || value.length <= LONGEST) return value;
  const letters = [...value];
  return letters.length <= LONGEST ? value : `${letters.slice(0, LONGEST).join('')}…`;
}

/** The id itself, or what a record's id says: `site-old-docks` is Old Docks. */
function pretty(id: string): string {
  const found = /^(?:site|card|gang|made|side)-(.+)$/.exec(id);
  return found ? found[1]!.replaceAll('-', ' ').replace(/\b\w/g, (c) => c.toUpperCase()) : id;
}
