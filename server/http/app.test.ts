import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '#contract/core';
import { Conflict, NotFound } from '#domain/kernel';
import { z } from '#zod';
import { handle } from './binding.ts';
import { openTestSite, ORIGIN, type TestSite } from './testing.ts';

const text = z.object({ text: z.string().max(5) });
const read = defineCall({
  name: 'test.read',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/test/v1/:id',
  summary: '',
  input: z.object({ id: z.string(), n: z.coerce.number().default(7) }),
  output: z.unknown(),
});
const write = defineCall({
  name: 'test.write',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/test/v1/write',
  summary: '',
  input: text,
  output: z.null(),
});
const open = defineCall({ ...write, name: 'test.open', path: '/i/api/test/v1/open', csrf: 'none' });
const keyed = defineCall({ ...open, name: 'test.keyed', path: '/i/api/test/v1/keyed', idempotency: 'required' });
const broken = defineCall({ ...open, name: 'test.broken', path: '/i/api/test/v1/broken' });
const taken = defineCall({ ...open, name: 'test.taken', path: '/i/api/test/v1/taken' });
const file = defineCall({
  ...read,
  name: 'test.file',
  path: '/i/api/test/v1/file/one',
  produces: 'file',
  input: z.object({}),
});
const kept = defineCall({
  ...file,
  name: 'test.kept',
  path: '/i/api/test/v1/kept/:thing/paper',
  refusedAt: '/things/:thing',
  input: z.object({ thing: z.string() }),
});
const signedIn = defineCall({ ...open, name: 'test.signedIn', path: '/i/api/test/v1/signed-in', scope: 'account' });

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite([
    {
      bindings: [
        handle(read, (_ctx, input) => ({ got: input })),
        handle(write, () => null),
        handle(open, () => null),
        handle(keyed, (_ctx, _input, { idempotencyKey }) => (idempotencyKey === 'key-12345' ? null : undefined)),
        handle(broken, () => {
          throw new TypeError('password hunter2 at /etc/secret');
        }),
        handle(taken, () => {
          throw new Conflict('SEAT_TAKEN', 'The seat went to somebody else', { seat: '14C' });
        }),
        handle(file, () => ({ fileName: 'trip"\r\n; x/../a.ics', type: 'text/calendar', content: 'x' })),
        handle(kept, () => {
          throw new NotFound('thing');
        }),
        handle(signedIn, () => null),
      ],
      words: { SEAT_TAKEN: ({ seat }) => `Seat ${String(seat)} has just been sold.` },
    },
  ]);
});
afterAll(() => site.close());

const post = (url: string, payload: object = { text: 'hi' }, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url, payload, headers });

const codes = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { code: string; field?: string }[] }).errors.map(({ code, field }) => [code, field]);

test('path and query reach the handler as one parsed input', async () => {
  const answer = await site.app.inject('/i/api/test/v1/a?n=3');
  expect(answer.json()).toEqual({ got: { id: 'a', n: 3 } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[7-01d] an empty answer is 204 without a body', async () => {
  const answer = await post(open.path);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

test('[8-01] a refusal is a list of errors with code, words for people and words for developers', async () => {
  const answer = await post(taken.path);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    errors: [
      {
        code: 'SEAT_TAKEN',
        description: 'The seat went to somebody else',
        localizedDescription: 'Seat 14C has just been sold.',
        detail: { seat: '14C' },
      },
    ],
  });
});

test('input that does not fit is refused at its field', async () => {
  const answer = await post(open.path, { text: 'too long' });
  expect(answer.statusCode).toBe(422);
  expect(codes(answer)).toEqual([['VALIDATION_ERROR', 'text']]);
});

test('a character that cannot be seen is refused at its field, in words', async () => {
  const answer = await post(open.path, { text: 'a\u0000b' });
  expect([answer.statusCode, codes(answer)]).toEqual([422, [['VALIDATION_ERROR', 'text']]]);
  expect(answer.body).toContain('This field contains an invisible character. Clear it and type it again.');
});

test('a failure of ours says its incident number and nothing else', async () => {
  const answer = await post(broken.path);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/hunter2|secret|TypeError/);
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'INTERNAL_ERROR', detail: { incident: answer.headers['x-request-id'] } }],
  });
});

test('unreadable JSON, a body too large and a foreign media type are refusals, not failures', async () => {
  const send = (payload: string, type: string) =>
    site.app.inject({ method: 'POST', url: open.path, payload, headers: { 'content-type': type } });
  expect((await send('{', 'application/json')).statusCode).toBe(400);
  expect((await send(`"${'x'.repeat(70_000)}"`, 'application/json')).statusCode).toBe(413);
  expect((await send('<a/>', 'application/xml')).statusCode).toBe(415);
});

test('a call that needs a key is refused without one', async () => {
  expect(codes(await post(keyed.path))).toEqual([['IDEMPOTENCY_KEY_REQUIRED', undefined]]);
  expect((await post(keyed.path, { text: 'hi' }, { 'idempotency-key': 'short' })).statusCode).toBe(400);
  expect((await post(keyed.path, { text: 'hi' }, { 'idempotency-key': 'key-12345' })).statusCode).toBe(204);
});

test('a file has a name of ours in its header, which nothing in it can leave', async () => {
  const { headers } = await site.app.inject(file.path);
  expect(headers['content-disposition']).toBe('attachment; filename="trip_____x_.._a.ics"');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a browser that opens the address of a file it may not have is led to the page about it, a program gets the refusal', async () => {
  const path = '/i/api/test/v1/kept/a%2Fb/paper';
  const shown = await site.app.inject({ url: path, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect([shown.statusCode, shown.headers.location]).toEqual([303, '/things/a%2Fb']);
  const asked = await site.app.inject({ url: path, headers: { accept: '*/*' } });
  expect([asked.statusCode, codes(asked)]).toEqual([404, [['NOT_FOUND', undefined]]]);
  const given = await site.app.inject({ url: file.path, headers: { accept: 'text/html' } });
  expect(given.statusCode).toBe(200);
});

test('a call for signed-in people refuses a visitor', async () => {
  expect((await post(signedIn.path)).statusCode).toBe(401);
});

test('an unknown call is answered in JSON', async () => {
  const answer = await site.app.inject({ method: 'DELETE', url: '/i/api/nothing/v1/here' });
  expect(answer.statusCode).toBe(404);
  expect(codes(answer)).toEqual([['NOT_FOUND', undefined]]);
});

test('[7-01b] the form token comes from POST /s/run/formtoken and opens a session whose cookie only we can read', async () => {
  const answer = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const { formtoken } = answer.json<{ formtoken: string }>();
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-wf=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
  const own = { cookie: cookie.split(';', 1)[0] ?? '' };
  expect((await post(write.path, { text: 'hi' }, { ...own, 'x-csrf': formtoken })).statusCode).toBe(204);
  const again = await site.app.inject({ method: 'POST', url: '/s/run/formtoken', headers: own });
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('a call that changes something is refused without a token, with a made-up one, and with that of another session', async () => {
  const first = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const second = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(second.headers['set-cookie']).split(';', 1)[0] ?? '';
  const { formtoken } = first.json<{ formtoken: string }>();
  const attempts: Record<string, string>[] = [
    {},
    { cookie },
    { cookie, 'x-csrf': 'a.b' },
    { cookie, 'x-csrf': formtoken },
    { 'x-csrf': formtoken },
  ];
  for (const headers of attempts) {
    const answer = await post(write.path, { text: 'hi' }, headers);
    expect([answer.statusCode, codes(answer)]).toEqual([403, [['INVALID_FORM_TOKEN', undefined]]]);
  }
});

test('the token may also come as the field of a plain form', async () => {
  const given = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(given.headers['set-cookie']).split(';', 1)[0] ?? '';
  const payload = new URLSearchParams({ text: 'hi', formtoken: given.json<{ formtoken: string }>().formtoken });
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: write.path, payload: String(payload), headers });
  expect(answer.statusCode).toBe(204);
});

test('a request that a browser made for another site is refused, whatever it calls', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) expect((await post(open.path, { text: 'hi' }, headers)).statusCode).toBe(403);
  expect((await post(open.path, { text: 'hi' }, { origin: ORIGIN })).statusCode).toBe(204);
  expect((await post(open.path, { text: 'hi' }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
});

test('reading and calls without a token make no session', async () => {
  const answers = [await site.app.inject('/i/api/test/v1/a'), await post(open.path)];
  expect(answers.map((answer) => answer.headers['set-cookie'])).toEqual([undefined, undefined]);
});

test('health and readiness answer 200 when up', async () => {
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
  expect((await site.app.inject('/readyz')).statusCode).toBe(200);
});

test('every answer carries its request id and the headers that close doors', async () => {
  const { headers } = await site.app.inject('/healthz');
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
});

test('the OpenAPI document is made from the contract', async () => {
  const document = (await site.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
    security: object[];
    components: { securitySchemes: Record<string, object> };
  }>();
  expect(document.paths['/s/run/formtoken']?.post).toMatchObject({
    operationId: 'session.formtoken',
    'x-statement': '7-01b',
  });
  expect(document.paths['/i/api/test/v1/{id}']?.get).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'n', in: 'query' },
    ],
  });
  expect(document.components.securitySchemes.formToken).toMatchObject({ in: 'header', name: 'X-CSRF' });
  expect(document.paths['/i/api/test/v1/write']?.post).not.toHaveProperty('security');
  expect(document.security).toEqual([{ session: [], formToken: [] }]);
});

test('large JSON answers are compressed for those who read gzip', async () => {
  const plain = await site.app.inject('/api/openapi.json');
  const answer = await site.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});
