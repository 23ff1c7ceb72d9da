import type { Ctx, TxCtx } from '#domain/kernel';
import type { FileDeps } from './deps.ts';
import { knownAmong } from './store.ts';

export const REMOVE_TOPIC = 'files.remove';
export const PURGE_TOPIC = 'files.purge';

/** Bytes are written before their row; one that takes longer than this is lost. */
const YOUNGEST_MS = 3_600_000;
const BATCH = 200;

/** Bytes of rows that this transaction takes away go once it is done. */
export async function forget(
  { enqueue }: Pick<FileDeps, 'enqueue'>,
  { tx, actor }: TxCtx,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await enqueue(tx, { topic: REMOVE_TOPIC, key: id, payload: { id }, by: actor });
}

/** Takes the bytes of one file away. Twice is as once; a file that has a row again stays. */
export function removeFileJob({ store }: Pick<FileDeps, 'store'>, { db }: Ctx) {
  return async (id: string): Promise<void> => {
    if (!(await knownAmong(db.query, [id])).has(id)) await store.remove(id);
  };
}

/** Bytes whose row never came, or went without a job: those of a process that died between both. */
export function purgeFilesJob({ store }: Pick<FileDeps, 'store'>, { db, clock, log }: Ctx) {
  return async (): Promise<void> => {
    const before = clock.now().getTime() - YOUNGEST_MS;
    let removed = 0;
    const look = async (ids: readonly string[]): Promise<void> => {
      const known = await knownAmong(db.query, ids);
      for (const id of ids.filter((each) => !known.has(each))) {
        await store.remove(id);
        removed += 1;
      }
    };
    let batch: string[] = [];
    for await (const { id, writtenAt } of store.list()) {
      if (writtenAt.getTime() > before) continue;
      batch.push(id);
      if (batch.length < BATCH) continue;
      await look(batch);
      batch = [];
    }
    await look(batch);
    if (removed > 0) log.info('files without an owner were removed', { removed });
  };
}
