import { linkAddress } from '#contract/identity';
import { accountIdOf, Gone, inSession, Refused, sessionOf, writeVerb, type Ctx, type TxCtx } from '#domain/kernel';
import { z } from '#zod';
import { lockAndTell } from './account/secure.ts';
import { warnedBy } from './account/warnings.ts';
import { type AccountWithEmail, findAccount, primaryEmail, provenOwner, setPasswordHash } from './account-store.ts';
import { endSessions } from './admission.ts';
import { fault, type Outcome } from './answers.ts';
import { proveAddress } from './confirm-address.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { linkOver, linkUsed, signInToConfirm } from './errors.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { giveMailBack } from './mail-quota.ts';
import { closedDoor, openSession } from './open-session.ts';
import { knownOf, passwordFault } from './password-rules.ts';
import { detailOf, findLinkRow, type LinkPurpose, noteDetail, oweWarning, spend } from './proofs.ts';
import { backOf, findLinkOwner, openLinkRow } from './read-link.ts';
import { type ProofRow, tables } from './tables.ts';
import { forgetTriesOf } from './tries.ts';

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
  const spendOnce = writeVerb({
    name: 'useLink',
    allow: inSession,
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
    try {
      return await press(ctx, { link, passwd }, asking);
    } catch (error) {
      const again = passwd && error instanceof Gone && error.code === 'LINK_USED';
      if (again && (await hasPassword(deps, ctx, link, passwd))) return shown(link);
      throw error;
    }
  };

  async function press(ctx: Ctx, { link, passwd }: Used, asking: Asking): Promise<Outcome> {
    const row = await openLinkRow(deps, ctx, link);
    const purpose = row.purpose as LinkPurpose;
    const sets = purpose === 'reset';
    const weak = sets ? await passwordFault(deps.judge, passwd ?? '', await knownTo(ctx, row)) : null;
    if (weak) return fault(deps, ctx, { code: weak, field: 'passwd' });
    const hash = sets ? await deps.passwords.hash(passwd ?? '') : null;
    const { accountId } = await spendOnce({ ctx, input: { id: row.id, hash } });
    if (!SIGNS_IN.has(purpose)) return shown(link);
    await forgetTriesOf(ctx, { email: row.email, ip: asking.ip, browser: null });
    await giveMailBack(ctx, row, asking.ip);
    const account = await findAccount(ctx.db.query, accountId);
    const closed = account && closedDoor({ account });
    if (closed) return closed;
    return open(ctx, { accountId, method: 'link', sticky: false, redir: nextOf(row, link) }, asking);
  }
}

const shown = (link: string): Outcome => ({ answer: { status: 0, loginRedirectUrl: linkAddress(link) } });

/** Later it would let passwords be guessed. */
const TWICE_MS = 60_000;

/** The same press twice, as by a double click: the link is used, and what was typed is the password. */
async function hasPassword(deps: IdentityDeps, ctx: Ctx, link: string, passwd: string): Promise<boolean> {
  const row = await findLinkRow(deps, ctx, link);
  const lately = row.used_at && ctx.clock.now().getTime() - row.used_at.getTime() < TWICE_MS;
  if (row.purpose !== 'reset' || !lately) return false;
  const found = await findLinkOwner(ctx.db.query, row);
  return deps.passwords.verify(passwd, found?.account.password_hash ?? null);
}

async function knownTo(ctx: Ctx, row: ProofRow): Promise<readonly string[]> {
  return [row.email, row.brand, ...(row.account_id === null ? [] : await knownOf(ctx, row.account_id))];
}

const SIGNS_IN: ReadonlySet<LinkPurpose> = new Set(['confirm', 'reset', 'unlock', 'signIn']);

/** What the page of the link says of it later. */
type Said = Readonly<Record<string, string>>;

async function actOn(
  ctx: TxCtx,
  row: ProofRow,
  means: Means,
): Promise<{ readonly accountId: string; readonly said: Said | void }> {
  const purpose = row.purpose as LinkPurpose;
  if (purpose === 'secure') return secure(ctx, row, means);
  // Two presses at once would each find what the other is about to change.
  await tables(ctx.tx).selectFrom('account').select('id').where('id', '=', row.account_id).forUpdate().execute();
  const found = await findLinkOwner(ctx.tx, row);
  if (!found) throw linkOver();
  return { accountId: found.account.id, said: await EFFECTS[purpose](ctx, found, means) };
}

interface Means {
  readonly hash: string | null;
  readonly deps: Pick<IdentityDeps, 'enqueue' | 'revokeLinks'>;
}

type Effect = (ctx: TxCtx, found: AccountWithEmail, means: Means) => Promise<Said | void>;

/** `alone`: other browsers had opened the account, and nothing of theirs is left. */
const prove: Effect = async (ctx, found) => {
  if (found.email.confirmed_at) throw linkOver();
  await refuseTaken(ctx, found.account.id, found.email.email_key);
  const { elsewhere } = await proveAddress(ctx, found, sessionOf(ctx.actor));
  if (elsewhere) return { alone: 'yes' };
};

/** Somebody else proved it meanwhile. */
async function refuseTaken(ctx: TxCtx, accountId: string, emailKey: string): Promise<void> {
  const owner = await provenOwner(ctx.tx, emailKey);
  if (owner !== null && owner !== accountId) throw linkOver();
}

/** Of a further address: whoever reads it may be a stranger to the account, so its owner has to be signed in here. */
const proveOther: Effect = async (ctx, { account, email }, { deps }) => {
  if (accountIdOf(ctx.actor) !== account.id) throw signInToConfirm();
  if (email.confirmed_at) throw linkOver();
  await refuseTaken(ctx, account.id, email.email_key);
  await tables(ctx.tx)
    .updateTable('account_email')
    .set({ confirmed_at: ctx.clock.now() })
    .where('id', '=', email.id)
    .execute();
  const main = await primaryEmail(ctx.tx, account.id);
  await oweWarning(deps, ctx, { purpose: 'newDevice', to: main, accountId: account.id, what: email.email });
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

/** What the mail said about the account that was secured, for the page that ends it; the link may be of a later mail. */
async function saidWhenSecured({ tx }: TxCtx, accountId: string): Promise<Said | void> {
  const links = await tables(tx)
    .selectFrom('mail_proof')
    .select('detail')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'link')
    .where('purpose', '=', 'reset')
    .orderBy('id', 'desc')
    .execute();
  const secured = links.map(detailOf).find(({ about }) => about === 'secured');
  if (secured?.['secondStep']) return { secondStep: secured['secondStep'] };
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
  if (!accountId) throw linkOver();
  const { secondStep } = await lockAndTell(deps, ctx, accountId, await warnedBy(ctx, accountId, row));
  return { accountId, said: secondStep ? { secondStep } : undefined };
}

const keep: Effect = async (ctx, { account }) => {
  if (account.status !== 'closing') throw linkOver();
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
