import type { TxCtx } from '#domain/kernel';
import { emailKey } from './email.ts';
import { chooseNews } from './news/choice.ts';
import { type AccountRow, type EmailRow, type Reader, tables } from './tables.ts';

export interface AccountWithEmail {
  readonly account: AccountRow;
  readonly email: EmailRow;
}

/**
 * The account that proved this address, else the one that was opened with it last and is still to prove it. What somebody only
 * added to an account of theirs leads nowhere before it is proved. One question, so that it takes as long where there is none.
 */
export async function findAccountByEmail(db: Reader, email: string): Promise<AccountWithEmail | undefined> {
  const row = await tables(db)
    .selectFrom('account_email as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .selectAll('a')
    .select([
      'e.id as email_id',
      'e.email',
      'e.email_key',
      'e.is_primary',
      'e.created_at as email_at',
      'e.confirmed_at',
    ])
    .where('e.email_key', '=', emailKey(email))
    .where((eb) => eb.or([eb('e.confirmed_at', 'is not', null), eb('e.is_primary', '=', true)]))
    .orderBy((eb) => eb('e.confirmed_at', 'is', null))
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_id: id, email: address, email_key, is_primary, email_at: created_at, confirmed_at, ...account } = row;
  return {
    account,
    email: { id, account_id: account.id, email: address, email_key, is_primary, created_at, confirmed_at },
  };
}

export async function findAccount(db: Reader, id: string): Promise<AccountRow | undefined> {
  return tables(db).selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function primaryEmail(db: Reader, accountId: string): Promise<EmailRow> {
  return tables(db)
    .selectFrom('account_email')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_primary', '=', true)
    .executeTakeFirstOrThrow();
}

/** A code by mail is a way in wherever an address was proved. */
export async function hasProvenEmail(db: Reader, accountId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('account_email')
    .select('id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose address this was proved to be; null for nobody's. */
export async function provenOwner(db: Reader, emailKey: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('account_email')
    .select('account_id')
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function listEmails(db: Reader, accountId: string): Promise<readonly EmailRow[]> {
  return tables(db)
    .selectFrom('account_email')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
}

export interface NewAccount {
  readonly email: string;
  readonly confirmed: boolean;
  readonly passwordHash?: string | null;
  /** Of the brand where it is opened. */
  readonly news?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role?: AccountRow['role'];
}

export async function createAccount(ctx: TxCtx, made: NewAccount): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  const { email, confirmed, passwordHash = null } = made;
  await tables(ctx.tx)
    .insertInto('account')
    .values({
      id,
      created_at: now,
      brand: ctx.brand,
      locale: ctx.locale,
      first_name: made.firstName ?? '',
      last_name: made.lastName ?? '',
      role: made.role ?? 'traveler',
      password_hash: passwordHash,
      password_at: passwordHash === null ? null : now,
      terms_at: now,
    })
    .execute();
  await tables(ctx.tx)
    .insertInto('account_email')
    .values({
      id: ctx.ids.uuid(),
      account_id: id,
      email,
      email_key: emailKey(email),
      is_primary: true,
      created_at: now,
      confirmed_at: confirmed ? now : null,
    })
    .execute();
  if (made.news) await chooseNews(ctx, { accountId: id, brand: ctx.brand, wanted: true, source: 'signUp' });
  return id;
}

export async function setPasswordHash(ctx: TxCtx, accountId: string, hash: string | null): Promise<void> {
  await tables(ctx.tx)
    .updateTable('account')
    .set({ password_hash: hash, password_at: hash === null ? null : ctx.clock.now() })
    .where('id', '=', accountId)
    .execute();
}
