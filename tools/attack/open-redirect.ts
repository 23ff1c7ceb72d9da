import type { LightMyRequestResponse } from 'fastify';
import type { Problem } from '#contract/core';
import { type AuthAnswer, safeRedir } from '#contract/identity';
import { type Client, ipAt, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { redirectPayloads, remainsAt } from './redirects.ts';
import { PASSWORD } from './target.ts';
import { OWN, openWhole, type Whole } from './whole.ts';

interface Entry {
  readonly name: string;
  /** Where the reader is sent; null where the site answers with a page of its own. */
  readonly sent: (payload: string, n: number) => Promise<string | null>;
}

/** S21: nothing that names where to go on leads off the site. */
export const openRedirect: Attack = {
  id: 'S21',
  what: 'redir, regurl and /in with addresses of other sites in all disguises',
  async run({ full, seed }) {
    const payloads = redirectPayloads(full ? 2_200 : 150, seed);
    const tally = createTally();
    for (const payload of payloads)
      tally.check(remainsAt(OWN, safeRedir(payload)), `safeRedir lets ${JSON.stringify(payload)} through`);
    const whole = await openWhole();
    const counts: Record<string, number> = {};
    try {
      for (const { name, sent } of await entriesOf(whole)) {
        for (const [n, payload] of payloads.entries()) {
          const location = await sent(payload, n);
          tally.check(
            location === null || remainsAt(OWN, location),
            `${name}: ${JSON.stringify(payload)} -> ${location}`,
          );
        }
        counts[name] = payloads.length;
      }
      return tally.outcome(counts);
    } finally {
      await whole.close();
    }
  },
};

const asked = (payload: string): string => new URLSearchParams({ redir: payload }).toString();
const locationOf = ({ headers }: LightMyRequestResponse): string | null =>
  typeof headers.location === 'string' ? headers.location : null;

async function entriesOf(whole: Whole): Promise<readonly Entry[]> {
  const own = await whole.signedIn('sent@redirect.example', ipAt(1));
  const get = (path: string) => async (payload: string, n: number) =>
    locationOf(
      await whole.app.inject({ url: `${path}?${asked(payload)}`, headers: { ...headersOf(own), ...behind(n) } }),
    );
  return [
    { name: 'GET /login', sent: get('/login') },
    { name: 'GET /s/ident/resend', sent: get('/s/ident/resend') },
    { name: 'GET /in', sent: get('/in') },
    { name: 'GET /de/in', sent: get('/de/in') },
    { name: 'POST /signout', sent: bySignOut(whole) },
    { name: 'POST /i/message/close', sent: byMessage(whole) },
    { name: 'switch redir', sent: bySwitch(own) },
    { name: 'login redir', sent: byLogin(whole) },
    { name: 'register regurl', sent: byRegister(whole) },
  ];
}

function headersOf({ from, cookies }: Client) {
  return { ...from, accept: 'text/html', cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

const behind = (n: number) => ({ 'x-forwarded-for': ipAt(200_000 + n) });

/** An address that holds a control character is refused at its field, before anything is done. */
function isRefused({ errors = [] }: AuthAnswer & { readonly errors?: readonly Problem[] }): boolean {
  return ['redir', 'regurl'].includes(errors[0]?.field ?? '');
}

function bySignOut(whole: Whole): Entry['sent'] {
  return async (redir, n) => {
    const client = whole.client(ipAt(300_000 + n));
    const formtoken = await client.freshToken();
    return locationOf(await client.send('POST', '/signout', { headers: client.from, fields: { formtoken, redir } }));
  };
}

/** The form without scripts that closes the message above every page. */
function byMessage(whole: Whole): Entry['sent'] {
  return async (back, n) => {
    const client = whole.client(ipAt(700_000 + n));
    return locationOf(
      await client.send('POST', '/i/message/close', { headers: client.from, fields: { id: 'x', back } }),
    );
  };
}

function bySwitch(own: Client): Entry['sent'] {
  return async (redir, n) => {
    own.moveTo(ipAt(600_000 + n));
    return (await own.turn(`/k/run/auth/switch?${asked(redir)}`)).loginRedirectUrl ?? null;
  };
}

function byLogin(whole: Whole): Entry['sent'] {
  return async (redir, n) => {
    const client = whole.client(ipAt(400_000 + n));
    const answer = await client.ask(LOGIN, { username: 'sent@redirect.example', passwd: PASSWORD, redir });
    if (isRefused(answer)) return null;
    if (answer.status !== 0) throw new TypeError(`Not signed in: ${answer.errorCode}`);
    return answer.loginRedirectUrl ?? null;
  };
}

function byRegister(whole: Whole): Entry['sent'] {
  return async (regurl, n) => {
    const client = whole.client(ipAt(500_000 + n));
    const username = `new-${n}@redirect.example`;
    const answer = await client.ask('/k/run/auth/register', { username, passwd: PASSWORD, consent: 'on', regurl });
    if (isRefused(answer)) return null;
    if (answer.status !== 0) throw new TypeError(`Not registered: ${answer.errorCode}`);
    const next = new URL(answer.loginRedirectUrl ?? '/', OWN);
    return next.searchParams.get('redir') ?? next.pathname;
  };
}
