/** The book over HTTP; what does not change is asked for once. */
import { call } from '../lib/api';
import type { Answer, Book, Cards, ExerciseNow, Found, TriedAsk } from '../lib/protocol';

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const asked = (kept.get(path) as Promise<T> | undefined) ?? call<T>('GET', path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const bookOf = (game: string): Promise<Book> => once(`/api/rules/${game}`);
export const cardsOf = (game: string, pack = ''): Promise<Cards> =>
  once(`/api/cards/${game}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`);
export const found = (game: string, lang: string, wanted: string): Promise<Found> =>
  call('GET', `/api/rules/${game}/found?lang=${lang}&words=${encodeURIComponent(wanted)}`);
/** An exercise after the reader's moves: all of them are sent, nothing is kept. */
export const tried = (game: string, id: string, moves: string[]): Promise<ExerciseNow> =>
  call('POST', `/api/rules/${game}/exercises/${id}`, { moves });
export const asked = (game: string, id: string, body: TriedAsk): Promise<Answer['result']> =>
  call('POST', `/api/rules/${game}/exercises/${id}/ask`, body);
