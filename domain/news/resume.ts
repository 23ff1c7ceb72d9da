import type { Ctx } from '#domain/kernel';
import type { Enqueue } from '#platform/core';
import { SEND_TOPIC } from './send.ts';
import { giveUpUnsure, listOpenEditions } from './store.ts';

/** Topic `news.resume`: mails whose next try is due, and editions whose run was given up. */
export function resumeNewsJob({ enqueue }: { readonly enqueue: Enqueue }, ctx: Ctx): () => Promise<void> {
  return async () => {
    await giveUpUnsure(ctx);
    for (const edition of await listOpenEditions(ctx)) {
      await ctx.db.transact((tx) => enqueue(tx, { topic: SEND_TOPIC, key: edition, payload: { edition }, by: null }));
    }
  };
}
