import { type Ctx, sessionOf } from '#domain/kernel';
import type { CodeNext, MailWay } from '#contract/identity';
import { fault, type Outcome } from './answers.ts';
import { challenged, solvedIn } from './challenge.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { knownBrowser } from './known-browsers.ts';
import type { ProofRow } from './tables.ts';
import { addTry, countOf, takeBack, tryKeys } from './tries.ts';
import { wideNetwork } from './wide-network.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of one kind to one address, an hour: from a browser where its account was signed in before, ... */
const OWN = 6;
/** ... and from one network address, or one browser, that is new to it. */
const STRANGER: Readonly<Record<MailKind, number>> = { code: 2, link: 2, other: 3 };
/** Of one pot: from one customer of a provider, whatever its addresses, ... */
const NETWORK = 4;
/** ... and from all strangers together: nobody's box is filled. */
const STRANGERS = 6;
/** Five wrong tries each: all strangers together try an account's codes eighty times a day at most. */
const CODES_A_DAY = 16;
const NETWORK_CODES_A_DAY = 8;
/** Mails to whatever addresses that one network address may cause within an hour before it has to work for each. */
const FREE_PER_ADDRESS = 10;
/** Mails to addresses that an account adds, an hour. */
const ADDED = 10;

/** `other`: what only asks or tells the reader of an address something. */
export type MailKind = MailWay | 'other';

/**
 * All that a stranger can have sent is one of two pots, so that what is spent on one kind is not there for another. Links have their
 * own: a link opens everywhere and lives as long as this counts, so whoever uses them up leaves the owner one that works.
 */
const POT: Readonly<Record<MailKind, string>> = { code: 'box', other: 'box', link: 'link' };

export interface Asker {
  readonly email: string;
  readonly ip: string;
  readonly sessionId: string;
}

export interface Wish extends Asker {
  readonly kind: MailKind;
  /** The challenge was solved. Asked for only where it decides. */
  readonly solved: () => Promise<boolean>;
}

export type MailLeave =
  | { readonly kind: 'go' }
  | { readonly kind: 'challenge' }
  /** No mail goes out before then. */
  | { readonly kind: 'tooMany'; readonly until: Date };

type Counting = Pick<Ctx, 'db' | 'clock'>;

interface Share {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Whether a mail may be sent. Depends on what was typed and on this browser, never on whether there is an account. */
export async function takeMail(ctx: Counting, wish: Wish): Promise<MailLeave> {
  const browser = await knownBrowser(ctx, wish.email, wish.sessionId);
  const shares = sharesOf(wish, browser);
  if (browser !== null) return takeShares(ctx, shares);
  const network = networkKey(wish.ip);
  if ((await isDoubtful(ctx, wish, network)) && !(await wish.solved())) {
    const full = await fullShare(ctx, shares);
    return full ?? { kind: 'challenge' };
  }
  const leave = await takeShares(ctx, shares);
  if (leave.kind === 'go') await addTry(ctx, network, HOUR_MS);
  return leave;
}

/** A second mail that signs in, and many to whomever, are worth half a second of the browser's work. */
async function isDoubtful(ctx: Counting, { kind, email, ip, sessionId }: Wish, network: string): Promise<boolean> {
  if (kind === 'other') return false;
  const own = ownKeys({ kind, email, ip, sessionId });
  const counts = await Promise.all([...own, network].map(async (key) => (await countOf(ctx, key)).count));
  return Math.max(...counts.slice(0, -1)) > 0 || (counts.at(-1) ?? 0) >= FREE_PER_ADDRESS;
}

type Place = Asker & { readonly kind: MailKind };

function ownKeys({ kind, email, ip, sessionId }: Place): readonly string[] {
  return [tryKeys.mailsFrom(kind, email, ip), `${tryKeys.mails(kind, email)}:by:${sessionId}`];
}

/** Narrowest first. */
function sharesOf(place: Place, browser: string | null): readonly Share[] {
  const { kind, email, ip } = place;
  const hourly = (key: string, most: number) => ({ key, most, windowMs: HOUR_MS });
  const daily = (key: string, most: number) => ({ key, most, windowMs: DAY_MS });
  if (browser !== null) return [hourly(`${tryKeys.mails(kind, email)}:in:${browser}`, OWN)];
  const pot = tryKeys.mails(POT[kind], email);
  const network = tryKeys.mailsFrom(POT[kind], email, wideNetwork(ip));
  const shares = [
    ...ownKeys(place).map((key) => hourly(key, STRANGER[kind])),
    hourly(`${network}:wide`, NETWORK),
    hourly(pot, STRANGERS),
  ];
  if (kind !== 'code') return shares;
  return [...shares, daily(`${network}:day`, NETWORK_CODES_A_DAY), daily(`${pot}:day`, CODES_A_DAY)];
}

/** One of each, or none of any: what was not sent counts nowhere. */
async function takeShares(ctx: Counting, shares: readonly Share[]): Promise<MailLeave> {
  const taken: string[] = [];
  for (const { key, most, windowMs } of shares) {
    taken.push(key);
    if ((await addTry(ctx, key, windowMs)) <= most) continue;
    await takeBack(ctx, taken);
    return { kind: 'tooMany', until: (await countOf(ctx, key)).expiresAt };
  }
  return { kind: 'go' };
}

/**
 * A mail by which somebody came in was no flood: its reader may have another. Asked where it was used, which is mostly where it was asked for;
 * what was counted for another network stays.
 */
export async function giveMailBack(
  ctx: Counting,
  {
    kind,
    purpose,
    email,
    visitor_session_id: session,
  }: Pick<ProofRow, 'kind' | 'purpose' | 'email' | 'visitor_session_id'>,
  ip: string,
): Promise<void> {
  const of = kind === 'code' ? 'code' : LINKS.has(purpose) ? 'link' : 'other';
  const shares = sharesOf({ kind: of, email, ip, sessionId: session ?? '' }, null);
  await takeBack(ctx, [...shares.map(({ key }) => key), networkKey(ip)]);
}

const networkKey = (ip: string): string => `${tryKeys.address(ip)}:mail`;
/** Mails of the pot of links, by what they are for. */
const LINKS: ReadonlySet<string> = new Set(['reset', 'unlock', 'noAccount']);

async function fullShare(ctx: Counting, shares: readonly Share[]): Promise<MailLeave | null> {
  for (const { key, most } of shares) {
    const { count, expiresAt } = await countOf(ctx, key);
    if (count >= most) return { kind: 'tooMany', until: expiresAt };
  }
  return null;
}

const WAYS: readonly MailWay[] = ['code', 'link'];

/** The mails that sign in and go out when this browser asks for them now, perhaps after some work. */
export async function openMailWays(ctx: Counting, asker: Asker): Promise<readonly MailWay[]> {
  const browser = await knownBrowser(ctx, asker.email, asker.sessionId);
  const full = await Promise.all(WAYS.map((kind) => fullShare(ctx, sharesOf({ ...asker, kind }, browser))));
  return WAYS.filter((_, at) => full[at] === null);
}

/** A page offers another code half a minute after the last. */
const AGAIN_MS = 30_000;

/**
 * What is left of the codes that this browser may have sent to the address. Of what others had sent it says only whether that is used up, as
 * a refusal does.
 */
export async function nextCode(
  ctx: Counting,
  { sentAt, ...asker }: Asker & { readonly sentAt: Date },
): Promise<CodeNext> {
  const place = { ...asker, kind: 'code' } as const;
  const browser = await knownBrowser(ctx, asker.email, asker.sessionId);
  const shares = sharesOf(place, browser);
  const full = await fullShare(ctx, shares);
  const own = browser === null ? ownKeys(place) : shares.map(({ key }) => key);
  const counts = await Promise.all(
    shares
      .filter(({ key }) => own.includes(key))
      .map(async ({ key, most }) => ({ ...(await countOf(ctx, key)), most })),
  );
  const left = full ? 0 : Math.min(...counts.map(({ count, most }) => Math.max(0, most - count)));
  const until =
    full?.kind === 'tooMany' ? full.until : new Date(Math.max(...counts.map(({ expiresAt }) => expiresAt.getTime())));
  const waitMs = sentAt.getTime() + AGAIN_MS - ctx.clock.now().getTime();
  return { left, until: until.toISOString(), inSeconds: Math.min(30, Math.max(0, Math.ceil(waitMs / 1_000))) };
}

interface Asked {
  readonly email: string;
  readonly kind: MailKind;
  readonly captcha?: string | undefined;
}

const TOO_MANY: Readonly<Record<MailKind, string>> = {
  code: 'TOO_MANY_CODES',
  link: 'TOO_MANY_LINKS',
  other: 'TOO_MANY_MAILS',
};

/** The refusal of a mail, or null where it goes out. The page tells everybody alike when none does. */
export async function refuseMail(
  deps: Pick<IdentityDeps, 'botCheck' | 'say'>,
  ctx: Ctx,
  { email, kind, captcha }: Asked,
  { ip }: Pick<Asking, 'ip'>,
): Promise<Outcome | null> {
  const asker = { email, ip, sessionId: sessionOf(ctx.actor) ?? '' };
  const leave = await takeMail(ctx, { ...asker, kind, solved: () => solvedIn(deps, ctx, captcha) });
  if (leave.kind === 'challenge') return challenged(deps, ctx, 'MAIL_NEEDS_WORK');
  if (leave.kind === 'go') return null;
  const ways = kind === 'other' ? undefined : await openMailWays(ctx, asker);
  return fault(deps, ctx, { code: TOO_MANY[kind], until: leave.until, ...(ways && { ways }) });
}

/** Of a signed-in account, to an address that it adds: what a stranger to that address may have sent, and so many of all. */
export async function takeAddedMail(ctx: Counting, asker: Asker, accountId: string): Promise<MailLeave> {
  const all = { key: `${tryKeys.mails('added', accountId)}`, most: ADDED, windowMs: HOUR_MS };
  return takeShares(ctx, [...sharesOf({ ...asker, kind: 'other' }, null), all]);
}

const ownShare = (email: string, accountId: string): Share => ({
  key: `${tryKeys.mails('own', email)}:of:${accountId}`,
  most: OWN,
  windowMs: HOUR_MS,
});

/** Of a signed-in account, to its own main address. */
export async function takeOwnMail(ctx: Counting, email: string, accountId: string): Promise<MailLeave> {
  return takeShares(ctx, [ownShare(email, accountId)]);
}

/** Whether such a mail goes out now. */
export async function hasOwnMail(ctx: Counting, email: string, accountId: string): Promise<boolean> {
  return (await fullShare(ctx, [ownShare(email, accountId)])) === null;
}
