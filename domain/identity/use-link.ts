import { linkAddress, type MailLink, safeRedir } from '#contract/identity';
import { type Ctx, Refused, sessionOf, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { lockAndTell } from './account/secure.ts';
import { warnedBy } from './account/warnings.ts';
import { type AccountWithEmail, findAccount, primaryEmail, provenOwner, setPasswordHash } from './account-store.ts';
import { endSessions } from './admission.ts';
import { fault, type Outcome } from './answers.ts';
import { proveAddress } from './confirm-address.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { linkExpired, linkUsed, noSuchLink, signInToConfirm } from './errors.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { closedDoor, openSession } from './open-session.ts';
import { knownOf, passwordFault } from './password-rules.ts';
import { detailOf, findLinkRow, type LinkPurpose, noteDetail, oweWarning, spend } from './proofs.ts';
import { type ProofRow, tables } from './tables.ts';
import { forgetTriesOf } from './tries.ts';

/** How long the page of a link that was used says what came of it; later it may not be so any more. */
const TELL_MINUTES = 10;

/** What a link of a mail is for. Reading it uses nothing: programs that look at mails follow links too. */
export function readLink(deps: Pick<IdentityDeps, 'signer'>) {
  return async (ctx: Ctx, link: string): Promise<MailLink> => {
    const row = await findLinkRow(deps, ctx, link);
    return {
      purpose: row.purpose as LinkPurpose,
      email: row.email,
      state: stateOf(row, ctx.clock.now()),
      reader: readerOf(row, ctx.actor),
      redir: backOf(row),
      alone: detailOf(row)['alone'] === 'yes',
      secondStep: secondStepOf(row),
    };
  };
}

function stateOf({ used_at: used, expires_at: until }: ProofRow, now: Date): MailLink['state'] {
  if (used) return now.getTime() - used.getTime() < TELL_MINUTES * 60_000 ? 'done' : 'used';
  return until <= now ? 'expired' : 'open';
}

function secondStepOf(row: ProofRow): MailLink['secondStep'] {
  const said = detailOf(row)['secondStep'];
  return said === 'removed' || said === 'kept' ? said : null;
}

function readerOf({ account_id: owner }: ProofRow, actor: Ctx['actor']): MailLink['reader'] {
  if (!('accountId' in actor)) return 'nobody';
  return actor.accountId === owner ? 'owner' : 'other';
}

async function openLinkRow(deps: Pick<IdentityDeps, 'signer'>, ctx: Ctx, link: string): Promise<ProofRow> {
  const row = await findLinkRow(deps, ctx, link);
  const state = stateOf(row, ctx.clock.now());
  if (state === 'expired') throw linkExpired();
  if (state !== 'open') throw linkUsed();
  return row;
}

/** Its page, which says what came of it. Whom it only signs in goes back to where they were: the page there shows who that is. */
function nextOf(row: ProofRow, link: string): string {
  const back = backOf(row);
  const silent = row.purpose === 'unlock' || row.purpose === 'signIn';
  return silent && back !== '/' ? back : linkAddress(link);
}

interface Used {
  readonly link: string;
  /** A new password, where the link sets one. */
  readonly passwd?: string | undefined;
}

/** Does what the link is for, once. */
export function spendLink(deps: IdentityDeps) {
  const open = openSession(deps);
  const use = writeVerb({
    name: 'useLink',
    may: (actor) => sessionOf(actor) !== null,
    input: z.object({ id: z.uuid(), hash: z.string().nullable() }),
    async run({ ctx, input: { id, hash } }) {
      const row = await spend(ctx, id);
      if (!row) throw linkUsed();
      const { accountId, said } = await actOn(ctx, row, { hash, deps });
      if (said) await noteDetail(ctx, row, said);
      return { accountId, purpose: row.purpose };
    },
    audit: ({ id }, { accountId, purpose }) => ({ proof: id, purpose, account: accountId }),
  });
  return async (ctx: Ctx, { link, passwd }: Used, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to open the link in');
    const row = await openLinkRow(deps, ctx, link);
    const purpose = row.purpose as LinkPurpose;
    const sets = purpose === 'reset';
    const weak = sets ? await passwordFault(deps.judge, passwd ?? '', await knownTo(ctx, row)) : null;
    if (weak) return fault(deps, ctx, { code: weak, field: 'passwd' });
    const hash = sets ? await deps.passwords.hash(passwd ?? '') : null;
    const { accountId } = await use({ ctx, input: { id: row.id, hash } });
    if (!SIGNS_IN.has(purpose)) return { answer: { status: 0, loginRedirectUrl: linkAddress(link) } };
    await forgetTriesOf(ctx, { email: row.email, ip: asking.ip, browser: null });
    const account = await findAccount(ctx.db.query, accountId);
    const closed = account && closedDoor({ account });
    if (closed) return closed;
    return open(ctx, { accountId, method: 'link', sticky: false, redir: nextOf(row, link) }, asking);
  };
}

async function knownTo(ctx: Ctx, row: ProofRow): Promise<readonly string[]> {
  return [row.email, row.brand, ...(row.account_id === null ? [] : await knownOf(ctx, row.account_id))];
}

const SIGNS_IN: ReadonlySet<LinkPurpose> = new Set(['confirm', 'reset', 'unlock', 'signIn']);

const backOf = (row: ProofRow) => safeRedir(detailOf(row)['redir']);

/** What the page of the link says of it later. */
type Said = Readonly<Record<string, string>>;

async function actOn(
  ctx: TxCtx,
  row: ProofRow,
  means: Means,
): Promise<{ readonly accountId: string; readonly said: Said | void }> {
  const purpose = row.purpose as LinkPurpose;
  if (purpose === 'secure') return secure(ctx, row, means);
  const found = await ownerOf(ctx, row);
  return { accountId: found.account.id, said: await EFFECTS[purpose](ctx, found, means) };
}

/** The account of the link, and the address that it was sent to. */
async function ownerOf(ctx: TxCtx, row: ProofRow): Promise<AccountWithEmail> {
  const account = row.account_id === null ? undefined : await findAccount(ctx.tx, row.account_id);
  const email =
    account &&
    (await tables(ctx.tx)
      .selectFrom('account_email')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('email_key', '=', row.email_key)
      .executeTakeFirst());
  if (!account || !email) throw noSuchLink();
  return { account, email };
}

interface Means {
  readonly hash: string | null;
  readonly deps: Pick<IdentityDeps, 'enqueue' | 'revokeLinks'>;
}

type Effect = (ctx: TxCtx, found: AccountWithEmail, means: Means) => Promise<Said | void>;

/** `alone`: other browsers had opened the account, and nothing of theirs is left. */
const prove: Effect = async (ctx, found) => {
  await refuseTaken(ctx, found.account.id, found.email.email_key);
  const { elsewhere } = await proveAddress(ctx, found, sessionOf(ctx.actor));
  if (elsewhere) return { alone: 'yes' };
};

/** Somebody else proved it meanwhile. */
async function refuseTaken(ctx: TxCtx, accountId: string, emailKey: string): Promise<void> {
  const owner = await provenOwner(ctx.tx, emailKey);
  if (owner !== null && owner !== accountId) throw linkUsed();
}

/** Of a further address: whoever reads it may be a stranger to the account, so its owner has to be signed in here. */
const proveOther: Effect = async (ctx, { account, email }, { deps }) => {
  if (!('accountId' in ctx.actor) || ctx.actor.accountId !== account.id) throw signInToConfirm();
  await refuseTaken(ctx, account.id, email.email_key);
  await tables(ctx.tx)
    .updateTable('account_email')
    .set({ confirmed_at: ctx.clock.now() })
    .where('id', '=', email.id)
    .execute();
  const main = await primaryEmail(ctx.tx, account.id);
  await oweWarning(deps, ctx, { purpose: 'newDevice', to: main, accountId: account.id });
};

const setPassword: Effect = async (ctx, { account, email }, { hash, deps }) => {
  await setPasswordHash(ctx, account.id, hash);
  await endSessions(ctx, 'password changed', { account_id: account.id });
  await forgetBrowsers(ctx, account.id, sessionOf(ctx.actor));
  await open(ctx, account.id);
  const purpose = account.password_hash ? 'newPassword' : 'firstPassword';
  const main = await primaryEmail(ctx.tx, account.id);
  for (const to of main.id === email.id ? [main] : [main, email])
    await oweWarning(deps, ctx, { purpose, to, accountId: account.id });
  if (account.status === 'locked') return saidWhenSecured(ctx, account.id);
};

/** What the mail said about the account that was secured, for the page that ends it. */
async function saidWhenSecured({ tx }: TxCtx, accountId: string): Promise<Said | void> {
  const notice = await tables(tx)
    .selectFrom('mail_proof')
    .select('detail')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'notice')
    .where('purpose', '=', 'secured')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (notice) return detailOf(notice);
}

/** Its owner locked it; the way back is the same address. */
async function open(ctx: TxCtx, accountId: string): Promise<void> {
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'active', status_at: ctx.clock.now() })
    .where('id', '=', accountId)
    .where('status', '=', 'locked')
    .execute();
}

/** The address may have been taken off the account meanwhile: that is what its press is for. */
async function secure(ctx: TxCtx, row: ProofRow, { deps }: Means) {
  const accountId = row.account_id === null ? null : (await findAccount(ctx.tx, row.account_id))?.id;
  if (!accountId) throw noSuchLink();
  const { secondStep } = await lockAndTell(deps, ctx, accountId, await warnedBy(ctx, accountId, row));
  return { accountId, said: secondStep ? { secondStep } : undefined };
}

const keep: Effect = async (ctx, { account }) => {
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'active', status_at: ctx.clock.now() })
    .where('id', '=', account.id)
    .where('status', '=', 'closing')
    .execute();
};

const EFFECTS: Readonly<Record<Exclude<LinkPurpose, 'secure'>, Effect>> = {
  confirm: prove,
  addEmail: proveOther,
  reset: setPassword,
  unlock: (ctx, { account }) => open(ctx, account.id),
  signIn: async () => {},
  keep,
};
