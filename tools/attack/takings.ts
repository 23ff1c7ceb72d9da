import type { Account } from '#contract/identity';
import { ORIGIN } from '../../server/http/testing.ts';
import { linkIn } from '../../server/compose/identity-testing.ts';
import { SoftAuthenticator } from '../../server/compose/testing/authenticator.ts';
import { register, signIn } from '../../server/compose/testing/passkey-site.ts';
import { standInRound } from '../../server/compose/testing/stand-in-round.ts';
import { TWO_FACTOR, withApp } from '../../server/compose/testing/two-factor-owner.ts';
import { asBrowser, type Client, LOGIN } from './client.ts';
import { holdSecret } from './held-secrets.ts';
import type { Target } from './target.ts';

export const LINK = '/k/run/auth/link';
const ACCOUNT = '/i/api/account/v1';
const MINUTE_MS = 61_000;

/** An account that a stranger got into, in a browser of theirs. */
export interface Taken {
  readonly target: Target;
  /** Of its owner, and of the stranger. */
  readonly email: string;
  readonly theirs: string;
  readonly thief: Client;
  /** Another browser of the stranger. */
  readonly another: () => Client;
}

/** How the stranger means to come in again. */
export interface Way {
  readonly what: string;
  /** Whether it leads into the account, whose password is this. */
  readonly opens: (passwd: string) => Promise<boolean>;
}

export interface Taking {
  readonly what: string;
  /** Whether the owner has an app, of which the stranger got one code. */
  readonly secondStep?: true;
  readonly leave: (taken: Taken) => Promise<readonly Way[]>;
  /** The mail whose press the owner makes. */
  readonly mail: RegExp;
}

export const TAKINGS: readonly Taking[] = [
  ...[1, 0, 540].map((laterS) => ({
    what: `the address moved, and the warning in the stranger's own box, written ${laterS} s later, pressed first`,
    leave: (taken: Taken) => pressFirst(taken, laterS * 1_000),
    mail: /email was changed/,
  })),
  { what: "the owner's address taken off", leave: (taken) => takeOff(taken, 1_000), mail: /email was changed/ },
  { what: 'two-step sign-in turned on', leave: turnOn, mail: /^Two-step sign-in is on/ },
  { what: 'new recovery codes', secondStep: true, leave: newCodes, mail: /^New recovery codes/ },
  { what: 'a provider linked', leave: linkGoogle, mail: /^A sign-in method was added/ },
  { what: 'a passkey made', leave: makePasskey, mail: /^A sign-in method was added/ },
];

/** The addresses of the account that is signed in in this browser. */
export async function emailsOf(client: Client): Promise<readonly string[]> {
  return (await addressesOf(client)).map(({ email }) => email);
}

async function addressesOf(client: Client): Promise<Account['emails']> {
  const answer = await client.send('GET', ACCOUNT, { headers: client.from });
  return answer.statusCode === 200 ? answer.json<Account>().emails : [];
}

export async function isInside({ email, theirs }: Taken, client: Client): Promise<boolean> {
  return (await emailsOf(client)).some((each) => each === email || each === theirs);
}

/** What the newest mail to an address leads to, of those whose subject is like this. */
export function linkTo({ mails }: Target, email: string, subject = /./): string {
  const mail = mails.findLast((each) => each.to === email && subject.test(each.subject));
  return mail ? linkIn(mail) : '';
}

/** Asks for a link to an address and sets a password by it. */
export async function comeByMail(target: Target, client: Client, email: string, passwd: string): Promise<void> {
  target.clock.advance(MINUTE_MS);
  const before = target.mails.length;
  await client.ask('/k/run/auth/forgot', { username: email });
  await target.deliver();
  if (target.mails.length > before) await client.ask(LINK, { link: linkTo(target, email), passwd });
}

/** Makes an address of the stranger the main one; the owner's is taken off so much later. */
async function takeOff(taken: Taken, laterMs: number): Promise<readonly Way[]> {
  const { target, thief, email, theirs } = taken;
  const idOf = async (of: string) => (await addressesOf(thief)).find((each) => each.email === of)?.id ?? '';
  await thief.put(`${ACCOUNT}/emails`, { email: theirs });
  await target.deliver();
  await thief.ask(LINK, { link: linkTo(target, theirs) });
  await thief.put(`${ACCOUNT}/emails/${await idOf(theirs)}/primary`);
  await target.deliver();
  target.clock.advance(laterMs);
  await thief.put(`${ACCOUNT}/emails/${await idOf(email)}/remove`);
  await target.deliver();
  const opens = async (): Promise<boolean> => {
    const client = taken.another();
    await comeByMail(target, client, theirs, 'a password that a stranger made up');
    return isInside(taken, client);
  };
  return [{ what: 'a link to their own box', opens }];
}

/** The stranger is warned as well, once the main address is theirs. */
async function pressFirst(taken: Taken, laterMs: number): Promise<readonly Way[]> {
  const ways = await takeOff(taken, laterMs);
  const { status } = await taken.another().ask(LINK, { link: linkTo(taken.target, taken.theirs, /was removed/) });
  if (status !== 0) throw new TypeError('The stranger has no warning to press');
  return ways;
}

async function turnOn({ target, thief }: Taken): Promise<readonly Way[]> {
  const { begun, recoveryCodes } = await withApp(target, asBrowser(thief));
  for (const secret of [begun.secret, ...recoveryCodes]) holdSecret('a second step', secret);
  return [];
}

async function newCodes(taken: Taken): Promise<readonly Way[]> {
  const answer = await asBrowser(taken.thief).post(`${TWO_FACTOR}/recovery-codes`);
  const codes = [...answer.json<{ recoveryCodes: string[] }>().recoveryCodes];
  for (const code of codes) holdSecret('a recovery code', code);
  const opens = async (passwd: string): Promise<boolean> => {
    const client = taken.another();
    await client.ask(LOGIN, { username: taken.email, passwd });
    await client.ask(`${TWO_FACTOR}/verify`, { code: codes.pop() ?? '' });
    return isInside(taken, client);
  };
  return [{ what: 'a recovery code that they made, with the password', opens }];
}

async function linkGoogle(taken: Taken): Promise<readonly Way[]> {
  const { loginRedirectUrl = '' } = await taken.thief.ask('/k/run/googleauth/link');
  await standInRound(taken.thief, 'google', loginRedirectUrl);
  const opens = async (): Promise<boolean> => {
    const client = taken.another();
    await standInRound(client, 'google', await client.begin('google'));
    return isInside(taken, client);
  };
  return [{ what: 'the provider that they linked', opens }];
}

async function makePasskey(taken: Taken): Promise<readonly Way[]> {
  const device = new SoftAuthenticator(ORIGIN);
  await register(asBrowser(taken.thief), device);
  const opens = async (): Promise<boolean> => {
    const client = taken.another();
    await signIn(asBrowser(client), device);
    return isInside(taken, client);
  };
  return [{ what: 'the passkey that they made', opens }];
}
