import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORTS_PATH } from './security.ts';
import { z } from '#zod';
import { fixedClock, silentLogger } from '#platform/testing';
import { choiceForms } from '../compose/choice-forms.ts';
import { oneClick } from '../compose/news-one-click.ts';
import { policyReportsPart } from '../compose/policy-reports.ts';
import { inputOf, judgeInput, routesOf, unread } from './route-input.ts';
import { openTestSite, type TestSite } from './testing.ts';

const READS = z.object({ id: z.string().regex(/^[a-z]+$/), note: z.string().max(20).optional() });
let site: TestSite;
let runs = 0;

beforeAll(async () => {
  site = await openTestSite([
    policyReportsPart({ clock: fixedClock('2027-03-01T12:00:00Z'), log: silentLogger }),
    { routes: choiceForms(false) },
    { routes: oneClick },
    {
      routes: (app) =>
        void app.post('/i/doors/:id', { config: { limit: 'usual', reads: READS } }, async (request) => {
          runs += 1;
          return inputOf(request, READS);
        }),
    },
  ]);
});
afterAll(() => site.close());

const knock = (url: string, payload: object = {}) => site.app.inject({ method: 'POST', url, payload });

test('a route beside the pipeline gets what it said that it reads and nothing else', async () => {
  const answer = await knock('/i/doors/front?other=1', { note: 'x', formtoken: 'y' });
  expect(answer.json()).toEqual({ id: 'front', note: 'x' });
});

test('what does not fit, and what cannot be seen, is refused at its field before the route runs', async () => {
  const before = runs;
  for (const [url, payload, field] of [
    ['/i/doors/9', {}, 'id'],
    ['/i/doors/front', { note: ['x'] }, 'note'],
    ['/i/doors/front', { note: 'a\u0085b' }, 'note'],
    ['/i/doors/front?note=a%E2%80%AEb', {}, 'note'],
  ] as const) {
    const answer = await knock(url, payload);
    expect([answer.statusCode, answer.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([422, field]);
  }
  expect(runs).toBe(before);
});

test('a site with a route that passes by the pipeline and does not say what it reads does not start', async () => {
  const app = Fastify();
  judgeInput(app);
  app.get('/said', { config: { limit: 'usual', reads: READS } }, async () => 'x');
  app.get('/silent', { config: { limit: 'usual' } }, async () => 'x');
  await expect(app.ready()).rejects.toThrow('Routes that do not say what they read: GET /silent, HEAD /silent');
});

test('every registered route is a call, says what it reads or why nothing of it, and has a limit or is sent from memory', () => {
  const routes = routesOf(site.app);
  expect(routes.length).toBeGreaterThan(10);
  expect(unread(routes)).toEqual([]);
  for (const { url, config } of routes)
    if (typeof config?.reads === 'string') expect(config.reads.length, url).toBeGreaterThan('because '.length + 10);
  const unlimited = routes.filter(({ config }) => config?.limit === 'none').map(({ url }) => url);
  expect([...new Set(unlimited)]).toEqual(['/healthz']);
  expect(routes.map(({ url }) => url)).toContain(REPORTS_PATH);
});
