/** One's own account: its password, where one is logged in, and its end. */
import * as api from '../lib/api';
import type { Confirm, OwnSessions } from '../lib/protocol';

export const changePassword = (old: string, fresh: string): Promise<unknown> =>
  api.call('PUT', '/api/me/password', { old, new: fresh });
export const sessions = (): Promise<OwnSessions> => api.call('GET', '/api/me/sessions');
export const endSession = (id: number): Promise<unknown> => api.call('DELETE', `/api/me/sessions/${id}`);
export const endOthers = (): Promise<unknown> => api.call('DELETE', '/api/me/sessions');
export const erase = (confirm: Confirm): Promise<unknown> => api.call('DELETE', '/api/me', confirm);
