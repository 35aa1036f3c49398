/** Everything a person reads comes from here: the same Fluent files the terminal speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './types';

export type Args = Record<string, FluentVariable>;

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
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    this.#shelf.set(key, bundle);
    return bundle;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message, in the words of the game where they differ; its id where there is none. */
  text(id: string, args: Args = {}): string {
    return this.#say(id, '', args) ?? pretty(id);
  }

  /** A number that stands alone, as this language writes it. */
  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  }

  /** A share as a percentage, as this language writes it. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.lang, { style: 'percent' }).format(share);
  }

  /** An attribute of a message, empty where it has none. */
  attr(id: string, name: string, args: Args = {}): string {
    return this.#say(id, name, args) ?? '';
  }

  /** A language's own word for both games comes before English words for this one. */
  #say(id: string, attribute: string, args: Args): string | null {
    for (const bundle of this.#bundles) {
      for (const one of [`${id}-${this.game}`, id]) {
        const message = bundle.getMessage(one);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern) return bundle.formatPattern(pattern, { game: this.game, ...args }, []);
      }
    }
    return null;
  }
}

function pretty(id: string): string {
  const found = /^(?:site|card|gang|made|side)-(.+)$/.exec(id);
  return found ? found[1]!.replaceAll('-', ' ').replace(/\b\w/g, (c) => c.toUpperCase()) : id;
}

export const words = new Words();
/** Shorthand: a message in words. */
export const t = (id: string, args?: Args): string => words.text(id, args);
