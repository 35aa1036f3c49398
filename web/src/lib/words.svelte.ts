/** Everything a person reads comes from here: the same Fluent files the terminal speaks from. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, number, percent, Speaker, type Args, type Context } from './say';
import type { Lang } from './types';

export type { Args };

class Words {
  lang = $state<Lang>('en');
  game = $state('');
  ready = $state(false);
  #bundles = $state.raw<FluentBundle[]>([]);
  #shelf = new Map<string, FluentBundle>();

  /** Speak a language, in the words of a game; what it lacks is said in English. */
  async speak(lang: Lang, game: string): Promise<void> {
    const langs: Lang[] = lang === 'en' ? ['en'] : [lang, 'en'];
    const bundles = await Promise.all(langs.map((one) => this.#bundle(one, game)));
    this.#bundles = bundles;
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

  /** Who says the messages of a game, with its terms and its owner's names. */
  speaker(context: Partial<Context> = {}): Speaker {
    return new Speaker(this.#bundles, { game: this.game, terms: {}, names: {}, ...context });
  }

  has(id: string): boolean {
    return this.speaker().has(id);
  }

  /** A message, in the words of the game where they differ; its id where there is none. */
  text(id: string, args: Args = {}): string {
    return this.speaker().text(id, args);
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
  attr(id: string, name: string, args: Args = {}): string {
    return this.speaker().attr(id, name, args);
  }
}

export const words = new Words();
/** Shorthand: a message in words. */
export const t = (id: string, args?: Args): string => words.text(id, args);
