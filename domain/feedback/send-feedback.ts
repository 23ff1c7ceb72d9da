import { createHash } from 'node:crypto';
import { feedback as calls } from '#contract/feedback';
import type { OutputOf } from '#contract/core';
import { principalOf, inSession, InvalidInput, sessionOf, type TxCtx, type Verb, writeVerb } from '#domain/kernel';
import type { JobDraft, Transaction } from '#platform/core';
import { z } from '#zod';
import { CONFIRM_TOPIC, TELL_TOPIC } from './mail-jobs.ts';
import { tables, type FeedbackRow } from './store.ts';

export interface FeedbackDeps {
  readonly enqueue: (tx: Transaction, draft: JobDraft) => Promise<void>;
}

type Sent = OutputOf<typeof calls.send>;

const input = calls.send.input.extend({ idempotencyKey: z.string().min(1) });
const DAY_MS = 86_400_000;
const CONFIRMATIONS_A_DAY = 3;

/** Stores what a reader says and owes the mails about it, all or nothing. */
export function sendFeedback({ enqueue }: FeedbackDeps): Verb<typeof input, Sent> {
  return writeVerb({
    name: 'sendFeedback',
    allow: inSession,
    input,
    audit: ({ topic }, { id }) => ({ feedback: id, topic }),
    async run({ ctx, input: given }) {
      const row = await rowOf(ctx, given);
      const stored = await tables(ctx.tx)
        .insertInto('feedback')
        .values(row)
        .onConflict((conflict) => conflict.column('once').doNothing())
        .returning('id')
        .execute();
      if (stored.length === 0) return again(ctx, row);
      const job = { key: row.id, payload: { feedbackId: row.id }, by: principalOf(ctx.actor) };
      await enqueue(ctx.tx, { topic: TELL_TOPIC, ...job });
      if (row.confirmed) await enqueue(ctx.tx, { topic: CONFIRM_TOPIC, ...job });
      return { id: row.id, confirmed: row.confirmed };
    },
  });
}

async function rowOf(
  ctx: TxCtx,
  { idempotencyKey, topic, text, email, page }: z.output<typeof input>,
): Promise<FeedbackRow> {
  const message = clean(text);
  // Was nothing but characters that are taken out.
  if (message === '') throw new InvalidInput([{ code: 'VALIDATION_ERROR', description: 'Empty text', field: 'text' }]);
  const address = email?.toLowerCase() ?? null;
  return {
    id: ctx.ids.uuid(),
    once: createHash('sha256')
      .update(`${sessionOf(ctx.actor)}:${idempotencyKey}`)
      .digest('hex'),
    created_at: ctx.clock.now(),
    brand: ctx.brand,
    locale: ctx.locale,
    topic,
    message,
    page: clean(page ?? '').replace(/\s+/g, ' ') || null,
    email: address,
    confirmed: address !== null && (await mayConfirm(ctx, address)),
  };
}

/** PostgreSQL takes no NUL, and nobody types the others: they are there to confuse who reads. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, (found) => (found === '\n' || found === '\t' ? found : ''))
    .trim();
}

/** Whoever names somebody else's address must not be able to fill its box. */
async function mayConfirm({ tx, clock }: TxCtx, email: string): Promise<boolean> {
  const { count } = await tables(tx)
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(count) < CONFIRMATIONS_A_DAY;
}

async function again({ tx }: TxCtx, row: FeedbackRow): Promise<Sent> {
  const first = await tables(tx)
    .selectFrom('feedback')
    .selectAll()
    .where('once', '=', row.once)
    .executeTakeFirstOrThrow();
  const same = (['topic', 'message', 'page', 'email'] as const).every((name) => first[name] === row[name]);
  if (!same) {
    throw new InvalidInput([{ code: 'IDEMPOTENCY_MISMATCH', description: 'This key was used with other parameters' }]);
  }
  return { id: first.id, confirmed: first.confirmed };
}
