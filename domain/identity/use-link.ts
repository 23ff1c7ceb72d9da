import type { MailLink } from '#contract/identity';
import { type Ctx, Refused, sessionOf, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { lockAndTell } from './account/secure.ts';
import { type AccountWithEmail, findAccount, primaryEmail, setPasswordHash } from './account-store.ts';
import { endSessions } from './admission.ts';
import { fault, type Outcome } from './answers.ts';
import { proveAddress } from './confirm-address.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { linkUsed, noSuchLink, signInToConfirm } from './errors.ts';
import { closedDoor, openSession } from './open-session.ts';
import { knownOf, passwordFault } from './password-rules.ts';
import { type LinkPurpose, oweNotice, readLinkRow, spend } from './proofs.ts';
import { type ProofRow, tables } from './tables.ts';
import { forgetTries, tryKeys } from './tries.ts';

/** What a link of a mail is for. Reading it uses nothing: programs that look at mails follow links too. */
export function readLink(deps: Pick<IdentityDeps, 'signer'>) {
  return async (ctx: Ctx, link: string): Promise<MailLink> => {
    const row = await readLinkRow(deps, ctx, link);
    const here = row.visitor_session_id !== null && row.visitor_session_id === sessionOf(ctx.actor);
    return { purpose: row.purpose as LinkPurpose, email: row.email, here };
  };
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
      const found = await ownerOf(ctx, row);
      await EFFECTS[row.purpose as LinkPurpose](ctx, found, { hash, deps });
      return { accountId: found.account.id, purpose: row.purpose };
    },
    audit: ({ id }, { accountId, purpose }) => ({ proof: id, purpose, account: accountId }),
  });
  return async (ctx: Ctx, { link, passwd }: Used, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to open the link in');
    const row = await readLinkRow(deps, ctx, link);
    const purpose = row.purpose as LinkPurpose;
    const sets = purpose === 'reset';
    const weak = sets ? await passwordFault(deps.judge, passwd ?? '', await knownTo(ctx, row)) : null;
    if (weak) return fault(deps, ctx, { code: weak, field: 'passwd' });
    const hash = sets ? await deps.passwords.hash(passwd ?? '') : null;
    const { accountId } = await use({ ctx, input: { id: row.id, hash } });
    if (!SIGNS_IN.has(purpose)) return { answer: { status: 0 } };
    await forgetTries(ctx, tryKeys.account(row.email));
    const account = await findAccount(ctx.db.query, accountId);
    const closed = account && closedDoor({ account });
    if (closed) return closed;
    return open(ctx, { accountId, method: 'link', sticky: false, redir: detailOf(row)['redir'] }, asking);
  };
}

async function knownTo(ctx: Ctx, row: ProofRow): Promise<readonly string[]> {
  return [row.email, row.brand, ...(row.account_id === null ? [] : await knownOf(ctx, row.account_id))];
}

const SIGNS_IN: ReadonlySet<LinkPurpose> = new Set(['confirm', 'reset', 'unlock', 'signIn']);

const detailOf = (row: ProofRow) => JSON.parse(row.detail) as Readonly<Record<string, string>>;

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
  readonly deps: Pick<IdentityDeps, 'enqueue'>;
}

type Effect = (ctx: TxCtx, found: AccountWithEmail, means: Means) => Promise<void>;

const prove: Effect = async (ctx, found) => {
  await refuseTaken(ctx, found.account.id, found.email.email_key);
  await proveAddress(ctx, found, sessionOf(ctx.actor));
};

/** Somebody else proved it meanwhile. */
async function refuseTaken(ctx: TxCtx, accountId: string, emailKey: string): Promise<void> {
  const owner = await tables(ctx.tx)
    .selectFrom('account_email')
    .select('account_id')
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (owner && owner.account_id !== accountId) throw linkUsed();
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
  await oweNotice(deps, ctx, { purpose: 'newDevice', email: main.email, accountId: account.id });
};

const setPassword: Effect = async (ctx, { account, email }, { hash, deps }) => {
  await setPasswordHash(ctx, account.id, hash);
  await endSessions(ctx, 'password changed', { account_id: account.id });
  await open(ctx, account.id);
  await oweNotice(deps, ctx, { purpose: 'newPassword', email: email.email, accountId: account.id });
};

/** Its owner locked it; the way back is the same address. */
async function open(ctx: TxCtx, accountId: string): Promise<void> {
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'active', status_at: ctx.clock.now() })
    .where('id', '=', accountId)
    .where('status', '=', 'locked')
    .execute();
}

const secure: Effect = async (ctx, { account, email }, { deps }) =>
  lockAndTell(deps, ctx, { accountId: account.id, email: email.email });

const keep: Effect = async (ctx, { account }) => {
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'active', status_at: ctx.clock.now() })
    .where('id', '=', account.id)
    .where('status', '=', 'closing')
    .execute();
};

const EFFECTS: Readonly<Record<LinkPurpose, Effect>> = {
  confirm: prove,
  addEmail: proveOther,
  reset: setPassword,
  unlock: (ctx, { account }) => open(ctx, account.id),
  signIn: async () => undefined,
  secure,
  keep,
};
