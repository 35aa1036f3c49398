/** What a person likes: language, light or dark, movement, pace, sound. Kept on the device. */
import type { Lang } from './words.svelte';

const KEY = 'gangland.prefs';
const LANGS: Lang[] = ['en', 'fr', 'it'];

type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['calm', 'brisk', 'fast', 'skip'] as const;
export type Pace = (typeof PACES)[number];
/** The pace of whoever has not chosen one. */
export const USUAL: Pace = 'brisk';

class Prefs {
  lang = $state<Lang>('en');
  theme = $state<Theme>('auto');
  motion = $state(true);
  /** How fast what others do is shown. */
  pace = $state<Pace>(USUAL);
  /** The pace that was chosen in a lesson, and in which. */
  taught = $state.raw<{ table: string; pace: Pace } | null>(null);
  sound = $state(false);
  name = $state('');
  /** Whether the table still explains itself. */
  intro = $state(true);

  constructor() {
    const kept = read();
    const own = navigator.language.slice(0, 2) as Lang;
    this.lang = LANGS.includes(kept.lang as Lang) ? (kept.lang as Lang) : LANGS.includes(own) ? own : 'en';
    this.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'auto';
    this.motion = kept.motion !== false;
    this.pace = PACES.find((one) => one === kept.pace) ?? USUAL;
    this.taught = taughtOf(kept.taught);
    this.sound = kept.sound === true;
    this.intro = kept.intro !== false;
    this.name = typeof kept.name === 'string' ? kept.name : '';
  }

  keep(): void {
    const { lang, theme, motion, pace, taught, sound, name, intro } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, pace, taught, sound, name, intro }));
    } catch {
      // a device that keeps nothing is asked again next time
    }
    this.show();
  }

  /** Put theme and movement where the style sheets look for them. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

function taughtOf(kept: unknown): Prefs['taught'] {
  const { table, pace } = (kept ?? {}) as Record<string, unknown>;
  const known = PACES.find((one) => one === pace);
  return typeof table === 'string' && known ? { table, pace: known } : null;
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const prefs = new Prefs();
