import { createHash } from 'node:crypto';
import type { Ctx, TxCtx } from '#domain/kernel';
import type { Random } from '#platform/core';
import type { Reader } from '../tables.ts';
import { type TwoFactorRow, twoFactorTables } from './tables.ts';

const CODES = 10;
const CODE_LENGTH = 16;
const GROUP = 4;
/** Without what is read wrongly: l, o, 0, 1. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The app of an account that has shown one code. */
export async function findTwoFactor(db: Reader, accountId: string): Promise<TwoFactorRow | undefined> {
  return twoFactorTables(db)
    .selectFrom('two_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function hasOneTimeCodes(db: Reader, accountId: string): Promise<boolean> {
  const row = await findTwoFactor(db, accountId);
  return row !== undefined && row.confirmed_at !== null;
}

const place = (accountId: string) => `two_factor.secret:${accountId}`;
type Sealing = Pick<Ctx, 'sealer'>;

export function secretIn({ sealer }: Sealing, row: Pick<TwoFactorRow, 'account_id' | 'secret'>): string {
  return sealer.open(row.secret, place(row.account_id));
}

export function sealedSecret({ sealer }: Sealing, accountId: string, secret: string) {
  return { secret: sealer.seal(secret, place(accountId)), sealed_with: sealer.keyId };
}

/** Waits for its first code; takes the place of one that never had any. */
export async function keepSecret(ctx: TxCtx, accountId: string, secret: string): Promise<void> {
  const made = { ...sealedSecret(ctx, accountId, secret), created_at: ctx.clock.now() };
  await twoFactorTables(ctx.tx)
    .insertInto('two_factor')
    .values({ account_id: accountId, ...made, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(made).where('two_factor.confirmed_at', 'is', null),
    )
    .execute();
}

/** Each code counts once: false for a step that was used, or one before it. */
export async function takeStep({ tx }: Pick<TxCtx, 'tx'>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await twoFactorTables(tx)
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmTwoFactor(ctx: TxCtx, accountId: string): Promise<void> {
  await twoFactorTables(ctx.tx)
    .updateTable('two_factor')
    .set({ confirmed_at: ctx.clock.now() })
    .where('account_id', '=', accountId)
    .execute();
}

export async function removeTwoFactor({ tx }: Pick<TxCtx, 'tx'>, accountId: string): Promise<void> {
  await twoFactorTables(tx).deleteFrom('two_factor').where('account_id', '=', accountId).execute();
  await twoFactorTables(tx).deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** What became of the second step of an account that was secured; null where it had none. */
export type SecondStep = 'removed' | 'kept' | null;

/** Takes off what was set up from then on: the app, or new recovery codes of an older one. What was only begun goes always. */
export async function removeSecondStep({ tx }: Pick<TxCtx, 'tx'>, accountId: string, since: Date): Promise<SecondStep> {
  const row = await findTwoFactor(tx, accountId);
  const older = row?.confirmed_at && row.confirmed_at < since;
  if (!older) {
    await removeTwoFactor({ tx }, accountId);
    return row?.confirmed_at ? 'removed' : null;
  }
  await twoFactorTables(tx)
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute();
  return 'kept';
}

/** Ten new ones; those of before are worth nothing. Told once: the table keeps their hashes. */
export async function newRecoveryCodes(ctx: TxCtx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => recoveryCode(ctx.random));
  const now = ctx.clock.now();
  const query = twoFactorTables(ctx.tx);
  await query.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await query
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        id: ctx.ids.uuid(),
        account_id: accountId,
        code_hash: hashOf(code),
        created_at: now,
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/** True for one of all who type it. */
export async function spendRecoveryCode(ctx: TxCtx, accountId: string, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await twoFactorTables(ctx.tx)
    .updateTable('recovery_code')
    .set({ used_at: ctx.clock.now() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Reader, accountId: string): Promise<number> {
  const rows = await twoFactorTables(db)
    .selectFrom('recovery_code')
    .select('id')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}

/** 80 random bits, in groups that can be copied by hand. */
function recoveryCode(random: Random): string {
  const letters = [...random.bytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  return Array.from({ length: CODE_LENGTH / GROUP }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP).join(''),
  ).join('-');
}

/** As 80 bits of chance cannot be guessed back, a plain hash keeps them. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`recovery:${plain}`).digest('base64url');
}
