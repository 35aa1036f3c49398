import { t } from './words.svelte';

/** What stands between a bot and its temperament: `boss+honest`. */
const SIGN = '+';

/** A bot with a temperament; without one it is drawn in secret. */
export const tempered = (bot: string, temper: string): string => (temper ? bot + SIGN + temper : bot);

/** A bot in words: what it can do, and how it keeps its word where that was chosen. */
export function botWords(named: string): string {
  const [name, temper] = named.split(SIGN) as [string, string?];
  const bot = t('web-bot', { bot: name });
  return temper ? t('web-tempered', { bot, temper: t('web-temper', { temper }) }) : bot;
}
