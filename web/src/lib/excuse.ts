/** Why a request did not work, in words: of the rules, of the server, or of the line between us. */
import { ApiError } from './api';
import { t, words } from './words.svelte';

export function excuse(error: unknown): string {
  const { code, details } = error instanceof ApiError ? error : new ApiError('offline');
  if (code === 'offline') return t('web-offline');
  const id = [`refusal-${code}`, `error-${code}`].find((one) => words.has(one));
  return id ? t(id, details) : t('web-refused', { code });
}
