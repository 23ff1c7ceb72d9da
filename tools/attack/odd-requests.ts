import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from '#zod';
import { routesOf, unread } from '../../server/http/route-input.ts';
import { addressesOf, allCalls } from './calls.ts';
import { ipAt } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { listen } from './listen.ts';
import { openWhole, type Whole } from './whole.ts';

const FORM = 'application/x-www-form-urlencoded';
const ODD_PATHS = [
  '//',
  '///',
  '//[',
  '//evil.example/x',
  '/de/../x',
  '/de/%2e%2e/x',
  '/\\evil.example',
  '/%',
  '/s/../x',
  '/i//../',
];
/** What no database takes, what nobody sees, and what shows another order than it has. */
const ODD_TEXTS = [
  '\u0000',
  'a\u0001b@x.example',
  'a\u007F',
  'a\u0085b',
  'Ines\u202Eoled',
  'a\u2066b',
  'i\u200Bnes',
  '\uD800',
];
/** By turns, so that each is refused by the rule of its own use. */
const LINES = ['code', 'name', 'link', 'reference', 'label', 'given', 'family', 'contact'];
const EMAILS = ['username', 'email'];
const FIELDS = [...LINES, ...EMAILS];

type Tally = ReturnType<typeof createTally>;

/** F7, F10: what no browser sends. */
export const oddRequests: Attack = {
  id: 'F7',
  what: 'odd paths, and texts of what is not seen in every call and every route beside them: refused in our own format, and nothing fails',
  async run({ seed }) {
    const heard = listen();
    const whole = await openWhole('error').catch((error: unknown) => {
      heard.stop();
      throw error;
    });
    const tally = createTally();
    try {
      await oddPaths(tally, whole, seed);
      const texts = await oddCalls(tally, whole);
      const routes = await oddRoutes(tally, whole);
      const lines = heard.text().split('\n').filter(Boolean);
      const plain = lines.filter((line) => !line.startsWith('{') || line.includes('"level":"error"'));
      for (const line of plain) tally.check(false, `the log holds ${line.slice(0, 200)}`);
      return tally.outcome({
        'odd paths': ODD_PATHS.length,
        'odd texts to calls': texts,
        'odd texts to other routes': routes,
        'lines of failures': plain.length,
      });
    } finally {
      await whole.close();
      heard.stop();
    }
  },
};

async function oddPaths(tally: Tally, { app }: Whole, seed: number): Promise<void> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  for (const path of ODD_PATHS) {
    const asked = request({ port, path, agent: false, headers: { 'x-forwarded-for': ipAt(seed) } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await text(answer);
    const own = answer.statusCode === 400 && /^(<!doctype html>[\s\S]*<h1>|\{"errors":\[)/.test(body);
    tally.check(own, `${path} is answered ${answer.statusCode}: ${body.slice(0, 80)}`);
  }
}

/** Every call of the contract refuses each of them at its field, whoever asks and whatever else is missing. */
async function oddCalls(tally: Tally, whole: Whole): Promise<number> {
  const own = await whole.signedIn('odd@texts.example', ipAt(3));
  const token = await own.freshToken();
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let n = 0;
  for (const call of await allCalls())
    for (const odd of ODD_TEXTS) {
      const inQuery = call.method === 'GET' || call.method === 'DELETE';
      const isForm = call.body === 'form';
      // Half a character can be written in JSON only.
      if (!odd.isWellFormed() && (inQuery || isForm)) continue;
      n += 1;
      const fields = Object.fromEntries((n % 2 === 0 ? LINES : EMAILS).map((field) => [field, odd]));
      const url = addressesOf(call)[0] ?? '';
      const answer = await whole.app.inject({
        method: call.method,
        url: inQuery ? `${url}?${new URLSearchParams(fields)}` : url,
        headers: {
          ...own.from,
          'x-forwarded-for': ipAt(50_000 + n),
          cookie,
          'x-csrf': token,
          'idempotency-key': `odd-${n}-00000`,
          ...(isForm && { 'content-type': FORM }),
        },
        ...(!inQuery && { payload: isForm ? new URLSearchParams(fields).toString() : fields }),
      });
      const refused = answer.statusCode === 422 && answer.body.includes('"unseen":true');
      // A call of what is switched off here is not there at all.
      const isHere = whole.app.hasRoute({ method: call.method, url: call.path });
      tally.check(
        refused || (!isHere && answer.statusCode === 404),
        `${call.name} answered ${answer.statusCode} to ${JSON.stringify(odd)}: ${answer.body.slice(0, 80)}`,
      );
    }
  return n;
}

/** Streams, callbacks, forms and files, which no call stands for: as registered, so that one of tomorrow is tried tomorrow. */
async function oddRoutes(tally: Tally, { app, client }: Whole): Promise<number> {
  const routes = routesOf(app).filter(({ config }) => config?.limit !== 'call');
  for (const route of unread(routes)) tally.check(false, `${route} does not say what it reads`);
  let n = 0;
  for (const { method, url, config } of routes) {
    const reads = config?.reads;
    const names = typeof reads === 'object' && reads instanceof z.ZodObject ? Object.keys(reads.shape) : [];
    for (const odd of ODD_TEXTS.filter((each) => each.isWellFormed()))
      for (const verb of [method].flat().filter((each) => each === 'GET' || each === 'POST')) {
        n += 1;
        const fields = new URLSearchParams([...FIELDS, ...names].map((name) => [name, odd])).toString();
        const path = url.replaceAll(/:\w+|\*/g, encodeURIComponent(odd));
        const answer = await app.inject({
          method: verb,
          url: verb === 'GET' ? `${path}?${fields}` : path,
          headers: { ...client(ipAt(70_000 + n)).from, ...(verb === 'POST' && { 'content-type': FORM }) },
          ...(verb === 'POST' && { payload: fields }),
        });
        const said = `${verb} ${url} answered ${answer.statusCode} to ${JSON.stringify(odd)}`;
        // Nobody warms the search of this site, and that is said.
        tally.check(answer.statusCode < 500 || url === '/readyz', said);
        // Pages are told by their loaders; whatever else reads something refuses it, or goes on without it.
        const onward = decodeURIComponent(String(answer.headers.location ?? ''));
        const kept = names.length > 0 && (answer.statusCode === 200 || onward.includes(odd));
        tally.check(!kept, `${said} and took it: ${onward}`);
      }
  }
  return n;
}
