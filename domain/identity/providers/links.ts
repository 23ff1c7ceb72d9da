import type { ProviderName } from '#contract/identity';
import type { TxCtx } from '#domain/kernel';
import type { Reader } from '../tables.ts';
import type { ProviderIdentity } from './deps.ts';
import { type LinkRow, providerTables } from './tables.ts';

export async function findLink(
  db: Reader,
  { provider, subject }: Pick<ProviderIdentity, 'provider' | 'subject'>,
): Promise<LinkRow | undefined> {
  return providerTables(db)
    .selectFrom('account_provider')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function listLinks(db: Reader, accountId: string): Promise<readonly LinkRow[]> {
  return providerTables(db)
    .selectFrom('account_provider')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
}

/** False where the identity is another account's, or the account has another of this provider. */
export async function addLink(ctx: TxCtx, accountId: string, identity: ProviderIdentity): Promise<boolean> {
  const { provider, subject, email } = identity;
  await providerTables(ctx.tx)
    .insertInto('account_provider')
    .values({ id: ctx.ids.uuid(), account_id: accountId, provider, subject, email, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await findLink(ctx.tx, identity);
  return row?.account_id === accountId;
}

export async function removeLink({ tx }: TxCtx, accountId: string, provider: ProviderName): Promise<void> {
  await providerTables(tx)
    .deleteFrom('account_provider')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
}

/** All of an account: whoever opened it, or got into it, keeps no way back. */
export async function removeLinks({ tx }: TxCtx, accountId: string): Promise<void> {
  await providerTables(tx).deleteFrom('account_provider').where('account_id', '=', accountId).execute();
}
