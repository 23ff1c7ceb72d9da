import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/core';
import { BAD, callsOfContract, isTurn, pagesOf, sampleOf, spoilt } from './bad-input.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';

let site: OwnSite;
beforeAll(async () => {
  // Calls of providers read what they are given only where one is set up.
  site = await openOwnSite({
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
}, 120_000);
afterAll(() => site?.stop());

/** A browser as far as calls go; behind another address each time, so that no limit answers first. */
class Caller {
  #cookie = '';
  #token = '';
  #asked = 0;

  headers(): Record<string, string> {
    this.#asked += 1;
    const from = `10.${(this.#asked >> 16) & 255}.${(this.#asked >> 8) & 255}.${this.#asked & 255}`;
    return { 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', ...(this.#cookie && { cookie: this.#cookie }) };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers(), 'x-csrf': this.#token, 'idempotency-key': crypto.randomUUID() });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const answer = await fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const each of answer.headers.getSetCookie()) {
      if (each.startsWith('__Host-wf=')) this.#cookie = each.split(';', 1)[0] ?? '';
    }
    return answer;
  }

  async begin(): Promise<void> {
    const answer = await this.fetch('/s/run/formtoken', { method: 'POST' });
    this.#token = ((await answer.json()) as { formtoken: string }).formtoken;
  }

  async signIn(): Promise<void> {
    await this.begin();
    const username = `${crypto.randomUUID()}@x.example`;
    await this.form('/k/run/auth/code', { username });
    const code = await codeFor(this, username);
    await this.form('/k/run/auth/confirm', { username, code, consent: 'on' });
    await this.begin();
  }

  form(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  }
}

async function codeFor(caller: Caller, to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { mails } = (await (await caller.fetch('/i/api/dev/v1/mails')).json()) as {
        mails: { to: string; subject: string }[];
      };
      code = /\d{6}/.exec(mails.find((mail) => mail.to === to)?.subject ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** As the transport places each key of the input. */
function requestOf(call: Call, input: Readonly<Record<string, unknown>>): readonly [path: string, init: RequestInit] {
  const rest = { ...input };
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = text(rest[key] ?? '');
    delete rest[key];
    return encodeURIComponent(value.toWellFormed()) || '%20';
  });
  const fields = () =>
    new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, text(value).toWellFormed()]));
  if (call.method === 'GET' || call.method === 'DELETE') return [`${path}?${fields()}`, { method: call.method }];
  if (call.body === 'json') {
    const headers = { 'content-type': 'application/json' };
    return [path, { method: call.method, headers, body: JSON.stringify(rest) }];
  }
  return [path, { method: call.method, body: fields() }];
}

test('no call of the contract fails of what it is given, field by field', { timeout: 300_000 }, async () => {
  const [anyone, owner] = [new Caller(), new Caller()];
  await anyone.begin();
  await owner.signIn();
  const failed = new Set<string>();
  let asked = 0;
  for (const [nth, call] of (await callsOfContract()).entries()) {
    const sound = sampleOf(call);
    for (const bad of BAD) {
      const inputs = spoilt(sound, bad) as Record<string, unknown>[];
      for (const input of inputs.filter((_, field) => isTurn(bad, nth + field))) {
        const [path, init] = requestOf(call, input);
        const caller = call.scope === 'account' ? owner : anyone;
        let answer = await caller.fetch(path, init);
        if (answer.status === 401 && call.scope === 'account') {
          await owner.signIn();
          answer = await caller.fetch(path, init);
        }
        await answer.arrayBuffer();
        asked += 1;
        const field = Object.keys(input).find((key) => input[key] !== sound[key]);
        if (answer.status >= 500) failed.add(`${call.name} ${field}: ${text(input).slice(0, 120)} -> ${answer.status}`);
      }
    }
  }
  expect([...failed]).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
});

test('no page fails of what its address asks', { timeout: 300_000 }, async () => {
  const reader = new Caller();
  await reader.signIn();
  const failed = new Set<string>();
  let asked = 0;
  for (const [nth, [path, names]] of pagesOf().entries()) {
    for (const bad of BAD.filter((each) => typeof each === 'string')) {
      const value = bad.slice(0, 2_000).toWellFormed();
      const at = path.replaceAll(/:\w+\??|\*/g, encodeURIComponent(value) || '%20');
      const addresses = [at, ...names.map((name) => `${at}?${new URLSearchParams({ [name]: value })}`)];
      for (const address of addresses.filter((_, place) => isTurn(bad, nth + place))) {
        const answer = await reader.fetch(address);
        await answer.arrayBuffer();
        asked += 1;
        if (answer.status >= 500) failed.add(`${address.slice(0, 120)} -> ${answer.status}`);
      }
    }
  }
  expect([...failed]).toEqual([]);
  expect(asked).toBeGreaterThan(250);
});
