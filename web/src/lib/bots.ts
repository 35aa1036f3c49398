import { t } from './words.svelte';

/** What stands between a bot and its budget or its temperament: `boss:25ms+honest`. */
const COLON = ':';
const SIGN = '+';

/** A bot that thinks for so long, as usual where nothing is said, and with a temperament, without one drawn in secret. */
export function namedBot(bot: string, budget = '', temper = ''): string {
  return bot + (budget ? COLON + budget : '') + (temper ? SIGN + temper : '');
}

/** For how long a bot thinks, in words. */
export function thinking(budget = ''): string {
  if (!budget) return t('web-thinks-usual');
  const [, ms] = /^(\d+)ms$/.exec(budget) ?? [];
  return ms ? t('web-thinks-ms', { n: Number(ms) }) : t('web-thinks-other', { budget });
}

/** A bot in words: what it can do, for how long it thinks and how it keeps its word where that was chosen. */
export function botWords(named: string): string {
  const [front, temper] = named.split(SIGN) as [string, string?];
  const [name, budget] = front.split(COLON) as [string, string?];
  let bot = t('web-bot', { bot: name });
  if (budget) bot = t('web-tempered', { bot, temper: thinking(budget) });
  return temper ? t('web-tempered', { bot, temper: t('web-temper', { temper }) }) : bot;
}
