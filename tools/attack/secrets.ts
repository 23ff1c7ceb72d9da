import { codeIn, linkIn } from '../../server/compose/identity-testing.ts';
import { addressesOf, allCalls } from './calls.ts';
import { type Client, ipAt, LOGIN } from './client.ts';
import { dumpOf } from './dump.ts';
import { failWith } from './failing-pages.ts';
import { hangUp } from './hang-ups.ts';
import { type Attack, createTally } from './kinds.ts';
import { listen } from './listen.ts';
import { openWhole, type Whole } from './whole.ts';

/** Typed everywhere; nothing of it may be found anywhere. */
const TYPED = 'canary-secret-7f3a9d51-typed-by-somebody';
const CHOSEN = 'canary-secret-2b6e08c4-chosen-as-password';
const FIELDS = ['passwd', 'code', 'captcha', 'link', 'credential', 'state', 'formtoken', 'token', 'cvc', 'password'];

/** S31: secrets stay where they belong. */
export const secrets: Attack = {
  id: 'S31',
  what: 'passwords, codes, links, cookies and tokens in logs, errors, jobs, audit and every table; page loads cut at 10 to 50 ms, and pages that fail',
  async run({ full, seed }) {
    const heard = listen();
    const whole = await openWhole('debug').catch((error: unknown) => {
      heard.stop();
      throw error;
    });
    try {
      const found = await liveThrough(whole);
      const answers = await typeEverywhere(whole);
      const before = heard.text().length;
      const cut = await hangUp(whole.app, holding(found), {
        seed,
        rounds: full ? 8 : 2,
        headers: whole.client(ipAt(9)).from,
      });
      const errors = heard
        .text()
        .slice(before)
        .split('\n')
        .filter((line) => line.includes('"level":"error"'));
      const failed = await failWith(whole, TYPED);
      const places = {
        'the log': heard.text(),
        'an answer that refuses': answers,
        'the database': await dumpOf(whole.db),
      };
      const tally = createTally();
      for (const [place, text] of Object.entries(places))
        for (const [what, secret] of found) tally.check(!holds(text, secret), `${place} holds ${what}`);
      tally.check(failed > 5, `only ${failed} pages failed, so their lines were not judged`);
      for (const line of errors) tally.check(false, `who leaves is an error line: ${line.slice(0, 300)}`);
      return tally.outcome({
        'page loads cut': cut,
        'pages that failed': failed,
        'error lines of cut page loads': errors.length,
        secrets: found.length,
        'characters searched': Object.values(places).join('').length,
      });
    } finally {
      await whole.close();
      heard.stop();
    }
  },
};

function holds(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.:+-])${secret}(?![\\w+:-])`).test(text) : text.includes(secret);
}

/** Addresses of pages that hold a secret, as mails and forms make them. */
function holding(found: readonly (readonly [what: string, secret: string])[]): readonly string[] {
  const link = encodeURIComponent(found.find(([what]) => what === 'a link that sets a password')?.[1] ?? '');
  const booking = `/bookings/0193a7f0-0000-7000-8000-000000000001`;
  return [
    `/s/ident/link?link=${link}`,
    `/de/news/unsubscribe?link=${link}`,
    `${booking}?token=${TYPED}`,
    `${booking}/cancel?token=${TYPED}`,
    `/?token=${TYPED}`,
  ];
}

/** Lives through every way in, and gives what has to stay secret. */
async function liveThrough(whole: Whole): Promise<readonly (readonly [what: string, secret: string])[]> {
  const username = 'canary@secret.example';
  const own = whole.client(ipAt(1));
  const found: [string, string][] = [
    ['a typed secret', TYPED],
    ['a password', CHOSEN],
  ];
  const keep = async (what: string, client: Client): Promise<void> => {
    found.push(
      [`a cookie (${what})`, client.cookies.get('__Host-wf') ?? ''],
      [`a form token (${what})`, await client.freshToken()],
    );
  };
  await own.ask('/k/run/auth/register', { username, passwd: CHOSEN, consent: 'on' });
  await keep('registered', own);
  await whole.deliver();
  const link = linkIn(newest(whole, username));
  found.push(['a link', link], ['the signature of a link', link.split('.')[1] ?? link]);
  await own.ask('/k/run/auth/link', { link });
  await keep('confirmed', own);
  await own.ask(LOGIN, { username, passwd: CHOSEN, sticky: 'on' });
  await own.ask(LOGIN, { username, passwd: TYPED });
  await keep('signed in', own);
  const other = whole.client(ipAt(2));
  await other.ask('/k/run/auth/code', { username });
  await whole.deliver();
  const code = codeIn(newest(whole, username));
  await other.ask('/k/run/auth/confirm', { username, code: '000000' });
  await other.ask('/k/run/auth/confirm', { username, code });
  found.push(['a code', code]);
  await keep('by code', other);
  await own.ask('/k/run/auth/forgot', { username });
  await whole.deliver();
  const reset = linkIn(newest(whole, username));
  found.push(['a link that sets a password', reset]);
  await own.ask('/k/run/auth/link', { link: reset, passwd: `${CHOSEN} anew` });
  const missing = found.find(([, secret]) => secret.length < 6);
  if (missing) throw new TypeError(`No secret: ${missing[0]}`);
  return found;
}

function newest({ mails }: Whole, to: string) {
  const mail = mails.findLast((each) => each.to === to);
  if (!mail) throw new TypeError('No mail');
  return mail;
}

/** The typed secret in every field that holds one, of every call; gives what was answered where it was refused. */
async function typeEverywhere(whole: Whole): Promise<string> {
  const own = await whole.signedIn('typist@secret.example', ipAt(7));
  const token = await own.freshToken();
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answers: string[] = [];
  let n = 0;
  for (const call of (await allCalls()).filter(({ name }) => name !== 'identity.logout')) {
    for (const url of addressesOf(call)) {
      n += 1;
      const fields = Object.fromEntries(FIELDS.map((field) => [field, TYPED]));
      const headers = {
        ...own.from,
        'x-forwarded-for': ipAt(90_000 + n),
        cookie,
        'x-csrf': token,
        'idempotency-key': `typed-${n}-0000`,
      };
      const reads = call.method === 'GET' || call.method === 'DELETE';
      const answer = await whole.app.inject({
        method: call.method,
        url: reads ? `${url}?${new URLSearchParams(fields)}` : url,
        headers: { ...headers, ...(call.body === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }) },
        ...(!reads && { payload: call.body === 'form' ? new URLSearchParams(fields).toString() : fields }),
      });
      if (answer.statusCode >= 400) answers.push(answer.body);
    }
  }
  return answers.join('\n');
}
