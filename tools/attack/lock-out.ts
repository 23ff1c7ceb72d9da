import type { Account } from '#contract/identity';
import { identityAccountPart } from '../../server/compose/identity-account.ts';
import { askWorking, codeIn, linkIn } from '../../server/compose/identity-testing.ts';
import { type Client, ipAt, LOGIN } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openTarget, PASSWORD, type Target } from './target.ts';

const AUTH = '/k/run/auth';
const ACCOUNT = '/i/api/account/v1';
/** So many strangers that a few tries of each are enough. */
const MANY = 40;

type Tally = ReturnType<typeof createTally>;

/** F1: strangers who know an address and nothing else. Its owner comes in all the while, and the box is not filled. */
export const lockOut: Attack = {
  id: 'F1',
  what: 'strangers who know an address lock nobody out: mails, codes and passwords of its owner count on',
  async run({ full }) {
    const tally = createTally();
    const facts: Record<string, number> = {};
    for (const strangers of full ? [1, 4, MANY] : [1, 3]) {
      // Together they press every door; alone each is looked at by itself.
      for (const door of strangers === 1 ? DOORS.slice(0, -1) : DOORS.slice(-1)) {
        const held = await tryDoor(tally, door, {
          strangers,
          rounds: full && strangers < MANY ? door.rounds : door.few,
        });
        facts[`${door.what}, ${strangers} strangers: ways in of ${WAYS}`] = held;
      }
    }
    return tally.outcome(facts);
  },
};

interface Door {
  readonly what: string;
  /** What the n-th stranger does, so many times. */
  readonly press: (target: Target, n: number, rounds: number) => Promise<void>;
  readonly rounds: number;
  /** Enough to notice a breach. */
  readonly few: number;
}

/** A stranger with one browser behind one address. */
const one =
  (...presses: readonly ((stranger: Client, username: string, rounds: number) => Promise<void>)[]): Door['press'] =>
  async (target, n, rounds) => {
    const stranger = target.client(ipAt(n));
    for (const press of presses) await press(stranger, VICTIM, rounds);
  };

const VICTIM = 'victim@lock.example';
const DOORS: readonly Door[] = [
  { what: 'asking for mails', rounds: 6, few: 3, press: one(askForMails) },
  { what: 'wrong codes', rounds: 41, few: 6, press: one(wrongCodes) },
  { what: 'wrong passwords', rounds: 8, few: 8, press: one(wrongPasswords) },
  { what: 'registering', rounds: 6, few: 2, press: one(registerAgain) },
  { what: 'adding the address', rounds: 6, few: 4, press: addAddress },
  { what: 'a whole /56', rounds: 31, few: 31, press: fromManyNetworks },
  {
    what: 'all of it',
    rounds: 12,
    few: 3,
    async press(target, n, rounds) {
      await addAddress(target, n, rounds);
      await one(registerAgain, askForMails, wrongCodes, wrongPasswords)(target, n, rounds);
      await fromManyNetworks(target, n, rounds);
    },
  },
];

/** Password, code and link in a browser of the owner; a password or code, and a link, in a new one. */
const WAYS = 5;

async function tryDoor(
  tally: Tally,
  { what, press }: Door,
  { strangers, rounds }: { readonly strangers: number; readonly rounds: number },
): Promise<number> {
  const target = await openTarget((needs) => [identityAccountPart(needs, async () => false)]);
  const username = VICTIM;
  const said = (way: string) => `${what} by ${strangers}: ${way}`;
  try {
    const own = await target.signedIn(username, '192.0.2.1');
    await own.ask(`${AUTH}/logout`);
    const before = target.mails.length;
    for (let n = 0; n < strangers; n += 1) await press(target, n, rounds);
    await target.deliver();
    const mails = target.mails.slice(before).filter(({ to }) => to === username).length;
    tally.check(mails <= 12, said(`${mails} mails went to the box within an hour`));
    const fresh = ['a password or a code in a new browser', () => freshOpens(target, username, strangers)] as const;
    // Against one stranger first, since whoever comes in has tries forgotten; against many last, since a link may set a new password.
    const ways: readonly (readonly [string, () => Promise<boolean>])[] = [
      ...(strangers === 1 ? [fresh] : []),
      ['its password in its own browser', async () => (await passwordIn(own, username)).status === 0],
      ['a code in its own browser', () => codeOpens(target, own, username)],
      ['a link in its own browser', () => linkOpens(target, own, username)],
      ...(strangers === 1 ? [] : [fresh]),
      ['a link in a new browser', () => linkOpens(target, target.client('192.0.2.3'), username)],
    ];
    let held = 0;
    for (const [way, open] of ways) {
      const opens = await open();
      if (opens) held += 1;
      tally.check(opens, said(`the owner is kept out of ${way}`));
      await own.ask(`${AUTH}/logout`);
    }
    return held;
  } finally {
    await target.close();
  }
}

const passwordIn = (client: Client, username: string) => client.ask(LOGIN, { username, passwd: PASSWORD });

/** From another network: against one stranger each way, against many of them at once one at least. */
async function freshOpens(target: Target, username: string, strangers: number): Promise<boolean> {
  const byPassword = (await passwordIn(target.client('192.0.2.2'), username)).status === 0;
  const byCode = await codeOpens(target, target.client('192.0.2.4'), username);
  if (strangers === 1) return byPassword && byCode;
  return byPassword || byCode || linkOpens(target, target.client('192.0.2.5'), username);
}

async function codeOpens(target: Target, client: Client, username: string): Promise<boolean> {
  const sent = await askWorking(client, `${AUTH}/code`, { username });
  if (sent.status !== 0) return false;
  await target.deliver();
  const answer = await client.ask(`${AUTH}/confirm`, { username, code: codeIn(target.mailTo(username)) });
  return answer.status === 0;
}

/** The link that is asked for; where the page says that no mail went out, the newest that lies in the box. */
async function linkOpens(target: Target, client: Client, username: string): Promise<boolean> {
  const count = target.mails.length;
  const sent = await askWorking(client, `${AUTH}/unlock`, { username });
  await target.deliver();
  if (sent.status === 0 && target.mails.length === count) return false;
  for (const mail of target.mails.filter(({ to }) => to === username).toReversed()) {
    const link = linkIn(mail);
    if (link === '') continue;
    const answer = await client.ask(`${AUTH}/link`, { link, passwd: `${PASSWORD} and nine more` });
    if (answer.status === 0) return true;
  }
  return false;
}

async function askForMails(stranger: Client, username: string, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n += 1)
    for (const call of ['code', 'forgot', 'unlock']) await askWorking(stranger, `${AUTH}/${call}`, { username });
}

/** Opens accounts with the address and has each confirmation sent again. */
async function registerAgain(stranger: Client, username: string, rounds: number): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await askWorking(stranger, `${AUTH}/register`, { username, passwd: `${PASSWORD} of nobody`, consent: 'on' });
    for (let again = 0; again < rounds; again += 1) await stranger.ask(`${AUTH}/resend`);
  }
}

/** Adds the address to an account of the stranger's own, takes it off and adds it again. */
async function addAddress(target: Target, n: number, rounds: number): Promise<void> {
  const stranger = await target.signedIn(`stranger-${n}@lock.example`, ipAt(n));
  const emails = async () => (await stranger.send('GET', ACCOUNT, { headers: stranger.from })).json<Account>().emails;
  for (let at = 0; at < rounds; at += 1) {
    await stranger.put(`${ACCOUNT}/emails`, { email: VICTIM });
    const id = (await emails()).find(({ email }) => email === VICTIM)?.id;
    if (id === undefined) continue;
    await stranger.put(`${ACCOUNT}/emails/${id}/resend`);
    await stranger.put(`${ACCOUNT}/emails/${id}/remove`);
  }
}

/** One customer of a provider: 256 networks, each with a browser of its own. */
async function fromManyNetworks(target: Target, n: number, rounds: number): Promise<void> {
  const client = (at: number) => target.client(`2001:db8:${n.toString(16)}:${at.toString(16)}::1`);
  for (let at = 0; at < rounds; at += 1)
    await askWorking(client(at), LOGIN, { username: VICTIM, passwd: `not the password ${at}` });
  for (let at = 0; at < Math.min(rounds, 8); at += 1)
    for (const call of ['code', 'unlock']) await askWorking(client(at), `${AUTH}/${call}`, { username: VICTIM });
}

async function wrongCodes(stranger: Client, username: string, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n += 1) await stranger.ask(`${AUTH}/confirm`, { username, code: '000000' });
}

async function wrongPasswords(stranger: Client, username: string, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n += 1) await askWorking(stranger, LOGIN, { username, passwd: `not the password ${n}` });
}
