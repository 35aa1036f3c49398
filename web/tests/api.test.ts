import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, call } from '../src/lib/api';

const answers = (status: number, body: string): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
const codeOf = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'none',
    (error: unknown) => (error as ApiError).reason.code,
  );

afterEach(() => vi.unstubAllGlobals());

it('says why in the words of the server, or that something between us said no', async () => {
  answers(404, '{"code": "no-table", "rule": "", "message": {"id": "refusal-no-table"}}');
  expect(await codeOf(call('GET', '/api/tables/x'))).toBe('no-table');
  for (const body of ['{}', 'null', '<h1>Not found</h1>', '{"message": "not found"}']) {
    answers(404, body);
    expect(await codeOf(call('GET', '/api/tables/x'))).toBe('http-404');
  }
});
