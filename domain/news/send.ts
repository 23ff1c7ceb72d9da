import { findNewsReader, listNewsReaders } from '#domain/identity';
import { principalOf, type Ctx } from '#domain/kernel';
import type { Enqueue, Mailer } from '#platform/core';
import type { Speak } from '#platform/words';
import { z } from '#zod';
import type { Edition } from './edition.ts';
import { type NewsSite, writeNews } from './mail.ts';
import { backToWaiting, finish, nextMail, queueBatch } from './store.ts';
import { tables } from './tables.ts';

export const SEND_TOPIC = 'news.send';

export interface NewsDeps {
  readonly enqueue: Enqueue;
  readonly mailer: Mailer;
  readonly speak: Speak;
  readonly site: (brand: string) => NewsSite;
}

const payload = z.object({ edition: z.string() });
/** Mails of one run: then others have their turn. One run of an edition at a time, so that bookings never wait for news. */
const RUN = 50;
const MANY_FAILURES = 3;
const TRIES = 6;
const MINUTE_MS = 60_000;

type Job = (job: { readonly payload: unknown }, run: { readonly signal: AbortSignal }) => Promise<void>;

/**
 * Topic `news.send`: queues everybody who asked, then mails one after the other. May end anywhere and goes on where it was. Nobody
 * is mailed twice: whose mail was under way when the process died stays `unsure`.
 */
export function sendNewsJob(deps: NewsDeps, ctx: Ctx): Job {
  return async (job, { signal }) => {
    const edition = await findEdition(ctx, payload.parse(job.payload).edition);
    if (!edition) return;
    while (await queueBatch(ctx, edition, (tx, range) => listNewsReaders(tx, range))) signal.throwIfAborted();
    let failures = 0;
    for (let count = 0; count < RUN; count += 1) {
      signal.throwIfAborted();
      const mail = await nextMail(ctx, edition.id);
      if (!mail) return;
      failures = (await sendOne(deps, ctx, { edition, ...mail })) ? 0 : failures + 1;
      // The mail server is away, rather than one box: `resumeNews` comes again.
      if (failures === MANY_FAILURES) return;
    }
    await ctx.db.transact((tx) =>
      deps.enqueue(tx, {
        topic: SEND_TOPIC,
        key: edition.id,
        payload: { edition: edition.id },
        by: principalOf(ctx.actor),
      }),
    );
  };
}

interface One {
  readonly edition: Edition;
  readonly accountId: string;
  readonly tries: number;
}

/** Between the question whether it is still wanted and the mailer stands nothing that waits. False where the mailer refused. */
async function sendOne({ mailer, speak, site }: NewsDeps, ctx: Ctx, one: One): Promise<boolean> {
  const { edition, accountId, tries } = one;
  const reader = await findNewsReader(ctx.db.query, { accountId, brand: edition.brand });
  if (!reader) {
    await finish(ctx, one, 'unwanted');
    return true;
  }
  try {
    const mail = writeNews(edition, reader, { speak, site: site(edition.brand) });
    await mailer.send({ ...mail, to: reader.email, key: `news/${edition.id}/${accountId}` });
  } catch (error) {
    ctx.log.warn('news were not sent', { edition: edition.id, account: accountId, tries, error });
    if (tries >= TRIES) await finish(ctx, one, 'failed');
    else await backToWaiting(ctx, one, new Date(ctx.clock.now().getTime() + 2 ** tries * MINUTE_MS));
    return false;
  }
  await finish(ctx, one, 'sent');
  return true;
}

async function findEdition({ db }: Ctx, id: string): Promise<Edition | undefined> {
  const row = await tables(db.query).selectFrom('news_edition').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { id: row.id, brand: row.brand, texts: row.content };
}
