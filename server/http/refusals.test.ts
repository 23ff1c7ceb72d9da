import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineCall } from '#contract/core';
import { NotFound, Refused, sessionOf } from '#domain/kernel';
import type { Logger } from '#platform/core';
import { silentLogger } from '#platform/testing';
import { z } from '#zod';
import { handle } from './binding.ts';
import { createPipeline, type Exchange } from './pipeline.ts';
import { openTestSite, type TestSite } from './testing.ts';

const base = {
  method: 'POST',
  summary: '',
  csrf: 'none',
  input: z.object({ id: z.string() }),
  output: z.null(),
} as const;
const refused = defineCall({ scope: 'anybody', ...base, name: 'test.refused', path: '/i/api/test/v1/refused' });
const others = defineCall({ scope: 'anybody', ...base, name: 'test.others', path: '/i/api/test/v1/others' });
const tokened = defineCall({
  scope: 'anybody',
  ...base,
  csrf: 'token',
  name: 'test.tokened',
  path: '/i/api/test/v1/tokened',
});
const entry = defineCall({ ...base, scope: 'account', name: 'test.entry', path: '/i/api/test/v1/entry' });
const fine = defineCall({ scope: 'anybody', ...base, name: 'test.fine', path: '/i/api/test/v1/fine' });

const lines: { readonly level: string; readonly message: string; readonly facts: unknown }[] = [];
const at = (level: string) => (message: string, facts?: object) => void lines.push({ level, message, facts });
const log: Logger = {
  ...silentLogger,
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
  child: () => log,
};
let site: TestSite;

beforeAll(async () => {
  const bindings = [
    handle(refused, () => {
      throw new Refused('traveler may not read the trip of ines@demo.example');
    }),
    handle(others, ({ actor }) => {
      throw new NotFound(`order of somebody else than ${sessionOf(actor)}`);
    }),
    ...[tokened, entry, fine].map((call) => handle(call, () => null)),
  ];
  site = await openTestSite([{ bindings }], { log });
});
afterAll(() => site.close());
beforeEach(() => {
  lines.length = 0;
});

test.for([
  ['a verb that this actor may not call', refused, 403, 'NOT_ALLOWED'],
  ['what belongs to somebody else, and is not told to be there', others, 404, 'NOT_FOUND'],
  ['a press that no page of ours sent', tokened, 403, 'INVALID_FORM_TOKEN'],
] as const)(
  'who is refused leaves one line in the log that names nobody: %s',
  async ([, { name, path }, status, code]) => {
    const answer = await site.app.inject({ method: 'POST', url: path, payload: { id: 'ines@demo.example' } });
    expect(answer.statusCode).toBe(status);
    expect(lines).toEqual([
      { level: 'info', message: 'call refused', facts: { call: name, status, code, actor: 'anonymous' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('ines');
  },
);

test('a page whose calls are all refused leaves one line', async () => {
  const pipeline = createPipeline(
    [refused, others].map((call) => handle(call, () => Promise.reject(new Refused('no')))),
  );
  const visitor = {};
  const ctx = async () => ({ actor: { sessionId: 's', accountId: 'a' } });
  const ofPage = () => ({ visitor, ctx, log, locale: 'en-GB', requestId: 'r' }) as unknown as Exchange;
  for (const { name } of [refused, others, refused])
    await expect(pipeline.invoke(name, { id: 'a' }, ofPage())).rejects.toMatchObject({ status: 403 });
  expect(lines.map(({ facts }) => facts)).toEqual([
    { call: refused.name, status: 403, code: 'NOT_ALLOWED', actor: 'traveler' },
  ]);
});

test('who is let in, mistypes, asks for no page or is not signed in yet leaves no line of refusal', async () => {
  const ask = async (url: string, payload: object) =>
    (await site.app.inject({ method: 'POST', url, payload })).statusCode;
  expect(await ask(fine.path, { id: 'a' })).toBe(204);
  expect(await ask(fine.path, { id: 7 })).toBe(422);
  expect(await ask('/i/api/test/v1/nothing', {})).toBe(404);
  expect(await ask(entry.path, { id: 'a' })).toBe(401);
  expect(lines.filter(({ message }) => message === 'call refused')).toEqual([]);
});
