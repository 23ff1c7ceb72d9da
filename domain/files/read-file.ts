import { anybody, asOwner, NotFound, owns, verb } from '#domain/kernel';
import { z } from '#zod';
import type { FileDeps } from './deps.ts';
import { findOwner, tables } from './store.ts';

export interface FoundFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * A file, for whoever it belongs to: the company that somebody acts for, the account, and each of `accounts`, which are signed in in the
 * same browser and are shown beside each other. For everybody else there is none.
 */
export function readFile({ store }: Pick<FileDeps, 'store'>) {
  return verb({
    name: 'readFile',
    allow: anybody,
    input: z.object({ id: z.uuid(), accounts: z.array(z.uuid()) }),
    async run({ ctx, input: { id, accounts } }): Promise<FoundFile> {
      const owner = await findOwner(ctx.db.query, id);
      if (!owner) throw new NotFound('file');
      const beside = owner.company_id === null && accounts.some((account) => account === owner.account_id);
      if (!beside && !owns(ctx.actor, owner)) throw new NotFound('file');
      const row = await tables(asOwner(ctx, owner).db.query)
        .selectFrom('stored_file')
        .select('type')
        .where('id', '=', id)
        .executeTakeFirst();
      const bytes = row && (await store.get(id));
      if (!bytes) throw new NotFound('file');
      return { type: row.type, bytes };
    },
  });
}
