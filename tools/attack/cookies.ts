import type { FastifyInstance } from 'fastify';
import { readRoutes } from '../page-modules.ts';
import { type Client, ipAt } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openWhole } from './whole.ts';

/** What may be kept in a browser before anybody agreed to anything, and what each is for. */
const NECESSARY: Readonly<Record<string, string>> = {
  '__Host-wf': 'the session',
  '__Host-wf-frame': 'the session of our frame in another site',
  '__Host-wf-round': 'a sign-in with another site, ten minutes',
};
const FORMS = (await readRoutes()).flatMap(({ pageId, path }) => (pageId === 'search' ? path : []));
const PAGES = ['/', ...FORMS, '/login', '/signout', '/currency', '/site', '/feedback', '/booking/find', '/privacy'];
const LARGEST = 4_096;

/** S30: cookies before consent. */
export const cookieJar: Attack = {
  id: 'S30',
  what: 'before consent: strictly necessary cookies alone, __Host-, HttpOnly, Secure, at most 4 kB',
  async run() {
    const whole = await openWhole();
    const tally = createTally();
    const names = new Set<string>();
    const look = (where: string, lines: string | readonly string[] | undefined): void => {
      for (const line of [lines ?? []].flat()) {
        const name = line.split('=', 1)[0] ?? '';
        names.add(name);
        tally.check(name in NECESSARY, `${where} set ${name} before consent`);
        tally.check(
          name.startsWith('__Host-') && /; Path=\/(;|$)/.test(line),
          `${where}: ${name} is not held to its host`,
        );
        tally.check(!/; Domain=/i.test(line), `${where}: ${name} goes to other hosts`);
        tally.check(/; HttpOnly/.test(line) && /; Secure/.test(line), `${where}: scripts can read ${name}`);
        tally.check(/; SameSite=(Lax|Strict|None)/.test(line), `${where}: ${name} says nothing of other sites`);
        tally.check((line.split(';', 1)[0] ?? '').length <= LARGEST, `${where}: ${name} is larger than 4 kB`);
      }
    };
    try {
      await visit(whole.app, look);
      const own = await whole.signedIn('jar@cookie.example', ipAt(3));
      await asOneself(own, look);
      return tally.outcome({ cookies: [...names].join(', ') });
    } finally {
      await whole.close();
    }
  },
};

type Look = (where: string, lines: string | readonly string[] | undefined) => void;

async function visit(app: FastifyInstance, look: Look): Promise<void> {
  for (const [n, url] of PAGES.entries()) {
    const answer = await app.inject({ url, headers: { 'x-forwarded-for': ipAt(10 + n), accept: 'text/html' } });
    look(url, answer.headers['set-cookie']);
    const twice = await app.inject({
      url,
      headers: { 'x-forwarded-for': ipAt(10 + n), accept: 'text/html', 'accept-language': 'de' },
    });
    look(url, twice.headers['set-cookie']);
  }
}

/** Signed in, having agreed to nothing. */
async function asOneself(own: Client, look: Look): Promise<void> {
  for (const url of PAGES)
    look(`${url} signed in`, (await own.send('GET', url, { headers: own.from })).headers['set-cookie']);
  const token = await own.freshToken();
  const headers = { ...own.from, 'x-csrf': token };
  for (const path of ['/k/run/auth/code', '/k/run/auth/forgot', '/k/run/auth/login', '/k/run/auth/logout']) {
    const fields = { username: 'jar@cookie.example', passwd: 'wrong password here' };
    look(path, (await own.send('POST', path, { headers, fields })).headers['set-cookie']);
  }
}
