import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { allCalls } from './calls.ts';
import { ipAt } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { listen } from './listen.ts';
import { openWhole } from './whole.ts';

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
/** Of texts that no database takes, or that show another order than they have. */
const ODD_TEXTS = ['\u0000', 'a\u0001b@x.example', 'a\u007F', 'Ines\u202Eoled', '\uD800'];
const FIELDS = [
  'username',
  'passwd',
  'code',
  'email',
  'name',
  'link',
  'reference',
  'label',
  'given',
  'family',
  'contact',
];

/** F7, F10: what no browser sends. */
export const oddRequests: Attack = {
  id: 'F7',
  what: 'odd paths and control characters in every text of every call: refused in our own format, and nothing fails',
  async run({ full, seed }) {
    const heard = listen();
    const whole = await openWhole('error').catch((error: unknown) => {
      heard.stop();
      throw error;
    });
    const tally = createTally();
    try {
      const { port } = new URL(await whole.app.listen({ port: 0, host: '127.0.0.1' }));
      for (const path of ODD_PATHS) {
        const asked = request({ port, path, agent: false, headers: { 'x-forwarded-for': ipAt(seed) } }).end();
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        const body = await text(answer);
        const own = answer.statusCode === 400 && /^(<!doctype html>[\s\S]*<h1>|\{"errors":\[)/.test(body);
        tally.check(own, `${path} is answered ${answer.statusCode}: ${body.slice(0, 80)}`);
      }
      const own = await whole.signedIn('odd@texts.example', ipAt(3));
      const token = await own.freshToken();
      const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      let n = 0;
      const calls = (await allCalls()).filter(({ method, name }) => method !== 'GET' && name !== 'identity.logout');
      for (const call of calls)
        for (const odd of full ? ODD_TEXTS : ODD_TEXTS.slice(0, 1)) {
          n += 1;
          const fields = Object.fromEntries(FIELDS.map((field) => [field, odd]));
          const form = call.body === 'form';
          const answer = await whole.app.inject({
            method: call.method,
            url: call.path.replace(/:\w+/g, '0193a7f0-0000-7000-8000-000000000001'),
            headers: {
              ...own.from,
              'x-forwarded-for': ipAt(50_000 + n),
              cookie,
              'x-csrf': token,
              'idempotency-key': `odd-${n}-00000`,
              ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
            payload: form ? new URLSearchParams(fields).toString() : fields,
          });
          tally.check(answer.statusCode < 500, `${call.name} answered ${answer.statusCode} to ${JSON.stringify(odd)}`);
        }
      const lines = heard.text().split('\n').filter(Boolean);
      const plain = lines.filter((line) => !line.startsWith('{') || line.includes('"level":"error"'));
      for (const line of plain) tally.check(false, `the log holds ${line.slice(0, 200)}`);
      return tally.outcome({ 'odd paths': ODD_PATHS.length, 'odd texts': n, 'lines of failures': plain.length });
    } finally {
      await whole.close();
      heard.stop();
    }
  },
};
