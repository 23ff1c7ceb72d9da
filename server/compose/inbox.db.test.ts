import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentitySite, openIdentitySite } from './identity-testing.ts';
import { inboxPart } from './inbox.ts';
import { freePort } from '../../e2e/site.ts';

let heard: { readonly key: string | undefined; readonly body: unknown }[] = [];
let answer = 204;
let service: Server;
let sites: Record<'without' | 'with' | 'demo', IdentitySite>;

beforeAll(async () => {
  service = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ key: request.headers.authorization, body: JSON.parse(text) as unknown });
      reply.writeHead(answer).end();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
  const inbox = { url: `http://127.0.0.1:${port}/subscribe`, key: 'operator-key' };
  sites = {
    without: await openIdentitySite(({ log }) => [inboxPart({ log, config: { mode: 'production', inbox: null } })]),
    with: await openIdentitySite(({ log }) => [inboxPart({ log, config: { mode: 'demo', inbox } })]),
    demo: await openIdentitySite(({ log }) => [inboxPart({ log, config: { mode: 'demo', inbox: null } })]),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const CALLS = ['/k/run/inbox/requests/gmail/subscription', '/inbox/gmail/subscribe'] as const;
const codeOf = (response: { json: () => unknown }) =>
  (response.json() as { errors?: { code: string }[] }).errors?.[0]?.code;

test('[7.3-02] without a mail provider both inbox calls refuse with their code, strangers before that', async () => {
  const own = await sites.without.signedUp('inbox@none.example');
  const stranger = await sites.without.browser();
  for (const path of CALLS) {
    const refused = await own.post(path, { code: 'abc' });
    expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'INBOX_NOT_AVAILABLE']);
    expect(codeOf(await stranger.post(path, { code: 'abc' }))).toBe('SIGN_IN_REQUIRED');
    expect((await own.post(path, {})).statusCode).toBe(422);
  }
  expect(heard).toEqual([]);
});

test("[7.3-02] an operator's mail provider is given account and code, and its refusal is told", async () => {
  const own = await sites.with.signedUp('inbox@some.example');
  for (const path of CALLS) {
    heard = [];
    answer = 204;
    expect((await own.post(path, { code: 'leave-to-read' })).json()).toEqual({ status: 0 });
    expect(heard).toEqual([
      { key: 'Bearer operator-key', body: { accountId: expect.any(String), code: 'leave-to-read' } },
    ]);
    answer = 400;
    expect(codeOf(await own.post(path, { code: 'spent' }))).toBe('INBOX_FAILED');
  }
});

test('[7.3-02] in a demo without a mail provider a stand-in is given leave, and asks nobody', async () => {
  const own = await sites.demo.signedUp('inbox@demo.example');
  heard = [];
  for (const path of CALLS) expect((await own.post(path, { code: 'leave-to-read' })).json()).toEqual({ status: 0 });
  expect(heard).toEqual([]);
  const stranger = await sites.demo.browser();
  expect(codeOf(await stranger.post('/inbox/gmail/subscribe', { code: 'abc' }))).toBe('SIGN_IN_REQUIRED');
});
