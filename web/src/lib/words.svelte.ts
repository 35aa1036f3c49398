/** Everything a person reads comes from here: the same Fluent files the terminal speaks from. */
import type { FluentBundle } from '@fluent/bundle';
import type { Cards, Hello, Message } from './protocol';
import { bundleOf, number, percent, Speaker } from './say';

export type Lang = NonNullable<Hello['lang']>;

class Words {
  lang = $state<Lang>('en');
  game = $state('');
  ready = $state(false);
  /** The cards of the table one is at: their terms and their owner's names. */
  pack = $state.raw<Cards | null>(null);
  #bundles = $state.raw<FluentBundle[]>([]);
  #shelf = new Map<string, FluentBundle>();
  speaker = $derived.by(() => {
    const { terms, names } = this.pack ?? { terms: {}, names: {} };
    return new Speaker(this.#bundles, { game: this.game, terms, names });
  });

  /** Speak a language, in the words of a game; what it lacks is said in English. */
  async speak(lang: Lang, game: string): Promise<void> {
    const langs: Lang[] = lang === 'en' ? ['en'] : [lang, 'en'];
    this.#bundles = await Promise.all(langs.map((one) => this.#bundle(one, game)));
    this.lang = lang;
    this.game = game;
    this.ready = true;
    document.documentElement.lang = lang;
  }

  async #bundle(lang: Lang, game: string): Promise<FluentBundle> {
    const key = `${lang}/${game}`;
    const known = this.#shelf.get(key);
    if (known) return known;
    const answer = await fetch(`/api/words/${lang}?game=${game}`);
    if (!answer.ok) throw new Error(`words ${lang}: ${answer.status}`);
    const bundle = bundleOf(lang, await answer.text());
    this.#shelf.set(key, bundle);
    return bundle;
  }

  has(id: string): boolean {
    return this.speaker.has(id);
  }

  /** A number that stands alone, as this language writes it. */
  number(value: number, digits = 0): string {
    return number(this.lang, value, digits);
  }

  /** A share as a percentage, as this language writes it. */
  percent(share: number): string {
    return percent(this.lang, share);
  }

  /** An attribute of a message, empty where it has none. */
  attr(id: string, name: string): string {
    return this.speaker.attr(id, name);
  }
}

export const words = new Words();
/** A message in words. */
export const say = (message: Message): string => words.speaker.say(message);
/** Shorthand: a message by its id, and what it speaks of. */
export const t = (id: string, args: Message['args'] = {}): string => say({ id, args });
