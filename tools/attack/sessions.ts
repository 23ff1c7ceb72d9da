import { sql } from 'kysely';
import { codeIn, linkIn } from '../../server/compose/identity-testing.ts';
import { type Client, ipAt, isIn, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget, PASSWORD, type Target } from './target.ts';

type Tally = ReturnType<typeof createTally>;
const COOKIE = '__Host-wf';

/** S6: whoever planted or copied a cookie before a change of power has nothing after it. */
export const anotherCookie: Attack = {
  id: 'S6',
  what: 'another cookie after every sign-in, switch and sign-out; the old one is dead',
  async run({ full }) {
    const target = await openTarget();
    const tally = createTally();
    try {
      for (let n = 0; n < (full ? 100 : 2); n += 1) await allTurns(target, tally, n);
      return tally.outcome();
    } finally {
      await target.close();
    }
  },
};

async function allTurns(target: Target, tally: Tally, n: number): Promise<void> {
  const [one, two] = [`one-${n}@turn.example`, `two-${n}@turn.example`];
  await target.account(one);
  await target.account(two);
  const own = target.client(ipAt(n));
  await own.freshToken();
  const turned = async (what: string, turn: () => Promise<unknown>): Promise<void> => {
    const before = own.copy(target.app, ipAt(n));
    await turn();
    tally.check(own.cookies.get(COOKIE) !== before.cookies.get(COOKIE), `${what}: the cookie stayed`);
    tally.check(!(await isIn(before)), `${what}: the old cookie is signed in`);
  };
  const login = (username: string) => own.ask(LOGIN, { username, passwd: PASSWORD });
  await turned('password', () => login(one));
  await turned('again', () => login(one));
  await own.turn('/k/run/auth/add');
  target.clock.advance(1_000);
  await turned('added', () => login(two));
  const state = await own.send('GET', '/horizon/common/authentication/providers/AuthStateProviderAction');
  const [first] = state.json<{ accountSwitcherItems: { tokenId: string }[] }>().accountSwitcherItems;
  await turned('switch', () => own.turn(`/k/run/auth/switch?tokenId=${first?.tokenId ?? ''}`));
  await turned('sign-out', () => own.ask('/k/run/auth/logout'));
  await own.ask('/k/run/auth/code', { username: one });
  await target.deliver();
  const code = codeIn(target.mailTo(one));
  await turned('code', () => own.ask('/k/run/auth/confirm', { username: one, code }));
  await own.ask('/k/run/auth/forgot', { username: one });
  await target.deliver();
  const link = linkIn(target.mailTo(one));
  await turned('link', () => own.ask('/k/run/auth/link', { link, passwd: `${PASSWORD} and ${n}` }));
  tally.check(await isIn(own), 'the turned session is not signed in');
  target.clock.advance(61 * 60_000);
}

/** S7: what ends an account's sessions ends all of them for the very next request. */
export const endedEverywhere: Attack = {
  id: 'S7',
  what: 'new password, secured, disabled: the next request of every browser is nobody',
  async run({ full }) {
    const target = await openTarget();
    const tally = createTally();
    try {
      const browsers = full ? 20 : 3;
      for (let n = 0; n < (full ? 10 : 1); n += 1)
        for (const end of ENDS) await endOne(target, tally, end, n, browsers);
      return tally.outcome();
    } finally {
      await target.close();
    }
  },
};

const ENDS = ['new password', 'secured', 'disabled'] as const;

async function endOne(
  target: Target,
  tally: Tally,
  end: (typeof ENDS)[number],
  n: number,
  browsers: number,
): Promise<void> {
  const username = `${end.replace(' ', '-')}-${n}@end.example`;
  const id = await target.account(username);
  const clients: Client[] = [];
  for (let at = 0; at < browsers; at += 1) {
    const client = target.client(ipAt(clients.length + 100 * n));
    await client.ask(LOGIN, { username, passwd: PASSWORD });
    clients.push(client);
  }
  for (const client of clients) tally.check(await isIn(client), `${end}: a browser was not signed in before`);
  await target.deliver();
  const other = target.client('192.0.2.9');
  if (end === 'new password') {
    await other.ask('/k/run/auth/forgot', { username });
    await target.deliver();
    await other.ask('/k/run/auth/link', { link: linkIn(target.mailTo(username)), passwd: `${PASSWORD} anew` });
  } else if (end === 'secured') {
    const mail = target.mails.findLast(({ to, text }) => to === username && text.includes('link?link='));
    await other.ask('/k/run/auth/link', { link: mail ? linkIn(mail) : '' });
  } else {
    await sql`update account set status = 'disabled' where id = ${id}`.execute(target.database.database.query);
  }
  const still = await Promise.all(clients.map(isIn));
  for (const is of still) tally.check(!is, `${end}: a browser is still signed in`);
  target.clock.advance(61 * 60_000);
}
