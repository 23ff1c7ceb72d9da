import { accountOf, NotFound, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccountByEmail, listEmails, primaryEmail } from '../account-store.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailKey, readEmail } from '../email.ts';
import { takeAddedMail } from '../mail-quota.ts';
import { oweLink, oweNotice, oweWarning } from '../proofs.ts';
import { type EmailRow, tables } from '../tables.ts';
import { wrong } from './errors.ts';
import { ownSession } from './own.ts';

const MOST_EMAILS = 10;
type Deps = Pick<IdentityDeps, 'enqueue'>;

/**
 * Writes to an address that is to belong to the account. Whether somebody else has it is said to its reader alone; until its link
 * was opened it leads nowhere.
 */
export function addEmail(deps: Deps) {
  return writeVerb({
    name: 'addEmail',
    allow: signedIn,
    input: z.object({ email: z.string(), ip: z.string() }),
    async run({ ctx, input }) {
      const email = readEmail(input.email);
      if (email === null) throw wrong('INVALID_EMAIL', 'email');
      const accountId = accountOf(ctx.actor);
      await lock(ctx, accountId);
      const emails = await listEmails(ctx.tx, accountId);
      const known = emails.find((each) => each.email_key === emailKey(email));
      if (known?.confirmed_at) throw wrong('EMAIL_YOURS', 'email');
      if (!known && emails.length >= MOST_EMAILS) throw wrong('TOO_MANY_EMAILS', 'email');
      await refuseMany(ctx, { email, ip: input.ip }, 'email');
      const row = known ?? (await insertEmail(ctx, accountId, email));
      await writeTo(deps, ctx, row);
      return { id: row.id };
    },
    audit: (_input, { id }) => ({ email: id }),
  });
}

async function insertEmail(ctx: TxCtx, accountId: string, email: string): Promise<EmailRow> {
  return tables(ctx.tx)
    .insertInto('account_email')
    .values({
      id: ctx.ids.uuid(),
      account_id: accountId,
      email,
      email_key: emailKey(email),
      is_primary: false,
      created_at: ctx.clock.now(),
      confirmed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function writeTo(deps: Deps, ctx: TxCtx, { account_id: accountId, email }: EmailRow): Promise<void> {
  const found = await findAccountByEmail(ctx.tx, email);
  if (found?.email.confirmed_at) await oweNotice(deps, ctx, { purpose: 'hasAccount', email, accountId: null });
  else await oweLink(deps, ctx, { purpose: 'addEmail', email, accountId, visitorSessionId: ownSession(ctx) });
}

async function refuseMany(
  ctx: TxCtx,
  asked: { readonly email: string; readonly ip: string },
  field: string,
): Promise<void> {
  const leave = await takeAddedMail(ctx, { ...asked, sessionId: ownSession(ctx) }, accountOf(ctx.actor));
  if (leave.kind === 'tooMany') throw wrong('TOO_MANY_MAILS', field, { until: leave.until.toISOString() });
}

export function resendEmail(deps: Deps) {
  return writeVerb({
    name: 'resendEmail',
    allow: signedIn,
    input: z.object({ id: z.uuid(), ip: z.string() }),
    async run({ ctx, input: { id, ip } }) {
      const row = await ownEmail(ctx, id);
      if (row.confirmed_at) return;
      await refuseMany(ctx, { email: row.email, ip }, 'id');
      await writeTo(deps, ctx, row);
    },
    audit: ({ id }) => ({ email: id }),
  });
}

/**
 * Never the main one, so one is always left. Of a proved one the main address is told, with the press that undoes it; the address
 * itself is told without: its box may have become somebody else's, which is why it goes.
 */
export function removeEmail(deps: Deps) {
  return writeVerb({
    name: 'removeEmail',
    allow: signedIn,
    input: z.object({ id: z.uuid() }),
    async run({ ctx, input: { id } }) {
      const accountId = accountOf(ctx.actor);
      await lock(ctx, accountId);
      const row = await ownEmail(ctx, id);
      if (row.is_primary) throw wrong('PRIMARY_STAYS', 'id');
      await tables(ctx.tx).deleteFrom('account_email').where('id', '=', row.id).execute();
      if (!row.confirmed_at) return;
      const purpose = 'emailRemoved';
      const to = await primaryEmail(ctx.tx, accountId);
      await oweWarning(deps, ctx, { purpose, to, accountId, what: row.email });
      await oweNotice(deps, ctx, { purpose, email: row.email, accountId, detail: { what: row.email } });
    },
    audit: ({ id }) => ({ email: id }),
  });
}

/** Mail of the account goes there from now on. The address of before is told: a thief would have changed it too. */
export function makePrimary(deps: Deps) {
  return writeVerb({
    name: 'makePrimaryEmail',
    allow: signedIn,
    input: z.object({ id: z.uuid() }),
    async run({ ctx, input: { id } }) {
      const accountId = accountOf(ctx.actor);
      await lock(ctx, accountId);
      const row = await ownEmail(ctx, id);
      if (row.is_primary) return;
      if (!row.confirmed_at) throw wrong('EMAIL_UNCONFIRMED', 'id');
      const before = await primaryEmail(ctx.tx, accountId);
      await setPrimary(ctx, before.id, false);
      await setPrimary(ctx, row.id, true);
      await oweWarning(deps, ctx, { purpose: 'emailChanged', to: before, accountId });
    },
    audit: ({ id }) => ({ email: id }),
  });
}

async function setPrimary({ tx }: TxCtx, id: string, isPrimary: boolean): Promise<void> {
  await tables(tx).updateTable('account_email').set({ is_primary: isPrimary }).where('id', '=', id).execute();
}

async function ownEmail(ctx: TxCtx, id: string): Promise<EmailRow> {
  const row = await tables(ctx.tx)
    .selectFrom('account_email')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountOf(ctx.actor))
    .executeTakeFirst();
  if (!row) throw new NotFound('address');
  return row;
}

/** Two changes at once would each find what the other is about to take away. */
async function lock({ tx }: TxCtx, accountId: string): Promise<void> {
  await tables(tx).selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}
