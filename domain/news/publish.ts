import { principalOf, Conflict, theSite, writeVerb } from '#domain/kernel';
import type { Enqueue } from '#platform/core';
import { z } from '#zod';
import { type Edition, hashOf } from './edition.ts';
import { SEND_TOPIC } from './send.ts';
import { tables } from './tables.ts';

/**
 * Keeps an edition and has it sent. Given again it goes on where it stands; with other words under the same id it is refused,
 * since some have read the first ones.
 */
export function publishEdition({ enqueue }: { readonly enqueue: Enqueue }) {
  return writeVerb({
    name: 'publishEdition',
    allow: theSite,
    input: z.custom<Edition>(),
    async run({ ctx, input: edition }) {
      const hash = hashOf(edition);
      const made = await tables(ctx.tx)
        .insertInto('news_edition')
        .values({
          id: edition.id,
          brand: edition.brand,
          content: JSON.stringify(edition.texts),
          content_hash: hash,
          created_at: ctx.clock.now(),
          queued_after: null,
          queued_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      const kept = await tables(ctx.tx)
        .selectFrom('news_edition')
        .select('content_hash')
        .where('id', '=', edition.id)
        .executeTakeFirstOrThrow();
      if (kept.content_hash !== hash)
        throw new Conflict(
          'EDITION_CHANGED',
          `The edition ${edition.id} was sent with other words; give it another id`,
        );
      await enqueue(ctx.tx, {
        topic: SEND_TOPIC,
        key: edition.id,
        payload: { edition: edition.id },
        by: principalOf(ctx.actor),
      });
      return { fresh: made !== undefined };
    },
    audit: ({ id, brand }, { fresh }) => ({ edition: id, brand, fresh }),
  });
}
