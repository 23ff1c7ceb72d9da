import type { Ctx } from '#domain/kernel';
import type { Vault } from '../ports.ts';
import type { MethodDeps } from './own.ts';
import { openToken, tables } from './store.ts';
import { within } from './within.ts';

const batch = 100;
const noId = '00000000-0000-0000-0000-000000000000';

export interface VaultJobDeps extends MethodDeps {
  /** One call to the provider. */
  readonly timeoutMs: number;
}

/**
 * Topic `payments.forget`: has the provider forget what left. Safe to run twice and at once: forgetting what is unknown is
 * success. Throws at the end where something was not forgotten, so that it is tried again.
 */
export function forgetJob({ payments, timeoutMs }: VaultJobDeps, { db, sealer, log }: Ctx): () => Promise<void> {
  return async () => {
    const { vault, id: provider } = payments;
    if (!vault) return;
    let [after, failed] = [noId, 0];
    for (;;) {
      const rows = await tables(db.query)
        .selectFrom('payment_token_leaving')
        .select(['id', 'token', 'keep_key'])
        .where('provider', '=', provider)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const row of rows) {
        try {
          const what = row.token === null ? row.keep_key : openToken(sealer, row.id, row.token);
          await within(timeoutMs, () => forget(vault, row.token === null, what ?? ''));
          await tables(db.query).deleteFrom('payment_token_leaving').where('id', '=', row.id).execute();
        } catch (error) {
          log.warn('the provider did not forget a card; it is asked again', { leaving: row.id, error });
          failed += 1;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.id;
    }
    if (failed > 0) throw new TypeError(`${failed} cards were not forgotten`);
  };
}

async function forget(vault: Vault, byKey: boolean, what: string): Promise<void> {
  await vault.forget(byKey ? { keepKey: what } : { token: what });
}
