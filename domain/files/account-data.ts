import type { Ctx, TxCtx } from '#domain/kernel';
import type { FileDeps } from './deps.ts';
import { forget } from './purge.ts';
import { listOwn, removeOwn } from './store.ts';

/** The files of an account as they are, for the archive that its owner asked for. */
export async function* exportFiles({ store }: Pick<FileDeps, 'store'>, { db }: Ctx, accountId: string) {
  const rows = await db.transact((tx) => listOwn(tx, accountId), { accountId });
  for (const { id, type } of rows) {
    const bytes = await store.get(id);
    if (bytes) yield { name: `files/${id}.${type === 'image/jpeg' ? 'jpg' : 'bin'}`, bytes };
  }
}

/** Leaves nothing of the account's files, in a transaction that sees its rows; the bytes go after it. */
export async function eraseFiles(deps: Pick<FileDeps, 'enqueue'>, ctx: TxCtx, accountId: string): Promise<void> {
  await forget(deps, ctx, await removeOwn(ctx.tx, accountId));
}
