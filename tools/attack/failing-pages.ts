import { sql } from 'kysely';
import { failures } from '#contract/layout';
import { ONE_CLICK_PATH } from '#contract/news';
import { system } from '#contract/system';
import { REPORTS_PATH } from '../../server/http/security.ts';
import { ipAt } from './client.ts';
import { OWN, type Whole } from './whole.ts';

/** What the pages that are asked for cannot do without. */
const TABLES = ['visitor_session', 'booking_order', 'news_choice', 'news_mail'];
const BOOKING = '/bookings/0193a7f0-0000-7000-8000-000000000001';

/**
 * Asks for pages and calls with the secret in their address while the site fails at them and the reader stays: in the query under a
 * name that tells of a secret and one that does not, in the path, and in the address before. Browsers report them as well. Gives how
 * many were answered with a failure.
 */
export async function failWith(whole: Whole, secret: string): Promise<number> {
  const somebody = await whole.signedIn('reader@failing.example', ipAt(11));
  const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const queries = [`token=${secret}`, `from=${secret}`];
  const addresses = [
    ...queries.flatMap((query) => [`${BOOKING}?${query}`, `/?${query}`, `/i/api/booking/v1/orders?${query}`]),
    `${ONE_CLICK_PATH}/${secret}`,
  ];
  await rename(whole, (name) => [name, `${name}_gone`]);
  let failed = 0;
  try {
    for (const url of addresses)
      for (const more of [{}, { cookie }]) {
        const headers = { ...somebody.from, accept: 'text/html', referer: `${OWN}${url}`, ...more };
        const isOneClick = url.startsWith(ONE_CLICK_PATH);
        const answer = await whole.app.inject({
          method: isOneClick ? 'POST' : 'GET',
          url,
          headers: { ...headers, ...(isOneClick && { 'content-type': 'application/x-www-form-urlencoded' }) },
          ...(isOneClick && { payload: 'List-Unsubscribe=One-Click' }),
        });
        if (answer.statusCode >= 500) failed += 1;
      }
  } finally {
    await rename(whole, (name) => [`${name}_gone`, name]);
  }
  for (const query of queries) await report(whole, `${BOOKING}?${query}`);
  return failed;
}

/** As browsers tell of a page: what its policy stopped, that it crashed, that a part of it did not come. */
async function report({ app, client }: Whole, path: string): Promise<void> {
  const headers = client(ipAt(12)).from;
  const post = (url: string, payload: object, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload: JSON.stringify(payload),
    });
  const stopped = {
    'document-uri': OWN + path,
    referrer: OWN + path,
    'blocked-uri': OWN + path,
    'effective-directive': 'img-src',
  };
  await post(REPORTS_PATH, { 'csp-report': stopped }, 'application/csp-report');
  await post(system.reportCrash.path, { incident: 'i', path, message: 'It broke' });
  await post(failures.report.path, { part: 'footer', path, message: 'It did not come' });
}

/** As whoever holds the database may; the role of the site cannot. */
async function rename({ db }: Whole, names: (table: string) => readonly [from: string, to: string]): Promise<void> {
  await sql`reset role`.execute(db.query);
  for (const table of TABLES) {
    const [from, to] = names(table);
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db.query);
  }
  await sql`set role wayfold_app`.execute(db.query);
}
