import { wordOf } from '#domain/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/core';
import { z } from '#zod';
import { handle } from '../http/binding.ts';
import { type IdentitySite, openIdentitySite, PASSWORD, type TestBrowser } from './identity-testing.ts';
import { passkeysPart } from './passkeys.ts';
import { TWO_FACTOR, withApp } from './testing/two-factor-owner.ts';
import { twoFactorPart } from './two-factor.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'csrf' in value && 'name' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../contract/*/index.ts', { eager: true });
/** Every call of the contract, by name. */
const CALLS = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter(isCall)
    .map((call) => [call.name, call]),
);
/** Answered by their own code, since they look at the session and not only at who acts. */
const isOwn = ({ name }: Call): boolean =>
  /^(identity|passkeys|twoFactor|session)\./.test(name) && !PROVIDERS.has(name);
/** Answered in the part of other sites, which the probes stand in for. */
const PROVIDERS = new Set(
  [...CALLS.keys()].filter((name) => /^identity\.(.*[pP]rovider|google|apple|naver|loginAndLink|waiting)/.test(name)),
);

let site: IdentitySite;
const EMAIL = 'half@walk.example';
beforeAll(async () => {
  site = await openIdentitySite((needs) => {
    const parts = [passkeysPart(needs), twoFactorPart(needs)];
    const probes = [...CALLS.values()]
      .filter((call) => !isOwn(call))
      .map((call) =>
        handle({ ...call, input: z.any(), produces: 'json', idempotency: 'none' }, (ctx) => ({
          actor: wordOf(ctx.actor),
        })),
      );
    return [...parts, { bindings: probes }];
  });
  await withApp(site, await site.signedUp(EMAIL));
});
afterAll(() => site.close());

async function half(): Promise<TestBrowser> {
  const browser = await site.browser();
  const answer = await browser.ask('/k/run/auth/login', { username: EMAIL, passwd: PASSWORD });
  expect(answer.loginRedirectUrl).toContain('/business/verify');
  return browser;
}

/** Of one call each address that it has. */
const ROUTES = [...CALLS.values()].flatMap((call) =>
  [call.path, ...(call.aliases ?? [])].map((path) => [`${call.method} ${path}`, call, path] as const),
);

async function ask(browser: TestBrowser, { method, body }: Call, path: string) {
  const url = path.replace(/:\w+/g, '0198f2a0-0000-7000-8000-000000000000');
  if (method === 'GET') return browser.get(url);
  if (body === 'form') return browser.post(url, {});
  return browser.send(method, url, body === 'json' ? {} : undefined);
}

interface Refusal {
  readonly errors?: readonly { readonly code: string }[];
  readonly errorCode?: string;
  readonly actor?: string;
}

const bodyOf = (answer: { readonly body: string; json<T>(): T }): Refusal | null =>
  answer.body.startsWith('{') ? answer.json<Refusal>() : null;

/** What half a sign-in may do besides: give the second thing, end itself, be told that it is half. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'identity.state',
  'identity.logout',
  'identity.switch',
  'identity.resend',
  'passkeys.loginParams',
  'twoFactor.state',
  'twoFactor.begin',
  'twoFactor.confirm',
  'twoFactor.verify',
]);

test.for(ROUTES)('[S15] half a sign-in has no power at %s', async ([, call, path]) => {
  const [mine, nobodys] = [await half(), await site.browser()];
  const answer = await ask(mine, call, path);
  const [said, asNobody] = [bodyOf(answer), await ask(nobodys, call, path)];
  if (call.scope === 'account') {
    expect([answer.statusCode, said?.errors?.[0]?.code]).toEqual([403, 'MISSING_TWO_FACTOR_AUTHENTICATION']);
    expect(asNobody.statusCode).toBe(401);
  } else if (!isOwn(call)) {
    expect([answer.statusCode, said?.actor]).toEqual([200, 'anonymous']);
  } else if (!ITS_OWN.has(call.name)) {
    const told = bodyOf(asNobody);
    expect([answer.statusCode, said?.errorCode, said?.errors?.[0]?.code]).toEqual([
      asNobody.statusCode,
      told?.errorCode,
      told?.errors?.[0]?.code,
    ]);
  }
  const state = (await mine.get(TWO_FACTOR)).json<{ step: string }>();
  expect(state.step).not.toBe('done');
});

test('[S15] every call of the contract was walked', ({ annotate }) => {
  void annotate(
    `S15: ${ROUTES.length} routes, ${[...CALLS.values()].filter(({ scope }) => scope === 'account').length} of them for who is signed in`,
  );
  expect(ROUTES.length).toBeGreaterThan(90);
  for (const name of ITS_OWN) expect(CALLS.has(name)).toBe(true);
});
