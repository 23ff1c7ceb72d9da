import { type Ctx, sessionOf } from '#domain/kernel';
import { fault, type Outcome } from './answers.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { knownBrowser } from './known-browsers.ts';
import { challenged, solvedIn } from './sign-in.ts';
import { addTry, countOf, takeBack, tryKeys } from './tries.ts';

const HOUR_MS = 3_600_000;
/** Of one kind to one address, an hour: from a browser where its account was signed in before, ... */
const OWN = 6;
/** ... from one network address or browser that is new to it, ... */
const STRANGER = 2;
/** ... and from all of these together: nobody's box is filled. */
const STRANGERS = 6;
/** Five wrong tries each: all strangers together try an account's codes eighty times a day at most. */
const CODES_A_DAY = 16;
/** Mails to whatever addresses that one network address may cause within an hour before it has to work for each. */
const FREE_PER_ADDRESS = 10;

/**
 * Each kind has a share of its own. A code counts in the browser that asked; a link opens everywhere and lives as long as this
 * counts, so whoever uses the share of links up leaves its owner one that works.
 */
export type MailKind = 'code' | 'link';

export interface Wish {
  readonly kind: MailKind;
  readonly email: string;
  readonly ip: string;
  readonly sessionId: string;
  /** The challenge was solved. Asked for only where it decides. */
  readonly solved: () => Promise<boolean>;
}

export type MailLeave =
  | { readonly kind: 'go' }
  | { readonly kind: 'challenge' }
  /** No mail goes out before then. */
  | { readonly kind: 'tooMany'; readonly until: Date };

type Counting = Pick<Ctx, 'db' | 'clock'>;

/** Whether a mail that signs in may be sent. Depends on what was typed and on this browser, never on whether there is an account. */
export async function takeMail(ctx: Counting, wish: Wish): Promise<MailLeave> {
  const { kind, email, ip, sessionId } = wish;
  const shared = tryKeys.mails(kind, email);
  const browser = await knownBrowser(ctx, email, sessionId);
  if (browser !== null) return takeShare(ctx, `${shared}:in:${browser}`, OWN);
  const own = [tryKeys.mailsFrom(kind, email, ip), `${shared}:by:${sessionId}`];
  const counts = await Promise.all(own.map((key) => addTry(ctx, key, HOUR_MS)));
  const mine = Math.max(...counts);
  if (mine > STRANGER) return tooMany(ctx, own[counts.indexOf(mine)] ?? shared);
  const network = `${tryKeys.address(ip)}:mail`;
  const doubtful = mine > 1 || (await countOf(ctx, network)).count >= FREE_PER_ADDRESS;
  if (doubtful && !(await wish.solved())) {
    await takeBack(ctx, own);
    return { kind: 'challenge' };
  }
  await addTry(ctx, network, HOUR_MS);
  const leave = await takeShare(ctx, shared, STRANGERS);
  if (leave.kind === 'tooMany' || kind === 'link') return leave;
  return takeShare(ctx, `${shared}:day`, CODES_A_DAY, 24 * HOUR_MS);
}

interface Asked {
  readonly email: string;
  readonly kind: MailKind;
  readonly captcha: string | undefined;
}

/** The refusal of a mail, or null where it goes out. The page tells everybody alike when none does. */
export async function refuseMail(
  deps: Pick<IdentityDeps, 'botCheck' | 'say'>,
  ctx: Ctx,
  { email, kind, captcha }: Asked,
  { ip }: Asking,
): Promise<Outcome | null> {
  const solved = () => solvedIn(deps, ctx, captcha);
  const leave = await takeMail(ctx, { kind, email, ip, sessionId: sessionOf(ctx.actor) ?? '', solved });
  if (leave.kind === 'challenge') return challenged(deps, ctx, 'MAIL_NEEDS_WORK');
  if (leave.kind === 'go') return null;
  return fault(deps, ctx, { code: kind === 'code' ? 'TOO_MANY_CODES' : 'TOO_MANY_LINKS', until: leave.until });
}

/** Of a signed-in account, to an address of its own or one that it adds. */
export async function takeOwnMail(ctx: Counting, email: string, accountId: string): Promise<MailLeave> {
  return takeShare(ctx, `${tryKeys.mails('own', email)}:of:${accountId}`, OWN);
}

async function takeShare(ctx: Counting, key: string, most: number, windowMs = HOUR_MS): Promise<MailLeave> {
  return (await addTry(ctx, key, windowMs)) > most ? tooMany(ctx, key) : { kind: 'go' };
}

async function tooMany(ctx: Counting, key: string): Promise<MailLeave> {
  return { kind: 'tooMany', until: (await countOf(ctx, key)).expiresAt };
}
