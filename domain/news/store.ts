import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import type { Edition } from './edition.ts';
import { type MailState, tables } from './tables.ts';

const BATCH = 200;
/** Longer than any mailer waits: whose mail is still under way then died with its process. */
const UNSURE_MS = 10 * 60_000;

type Readers = (
  tx: Transaction,
  range: { readonly brand: string; readonly after: string | null; readonly limit: number },
) => Promise<readonly string[]>;

/** Takes the next readers into the queue, once each; false when there are no more. */
export async function queueBatch(ctx: Ctx, edition: Pick<Edition, 'id' | 'brand'>, readers: Readers): Promise<boolean> {
  return ctx.db.transact(async (tx) => {
    const query = tables(tx);
    const { queued_after: after, queued_at: at } = await query
      .selectFrom('news_edition')
      .select(['queued_after', 'queued_at'])
      .where('id', '=', edition.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (at) return false;
    const now = ctx.clock.now();
    const ids = await readers(tx, { brand: edition.brand, after, limit: BATCH });
    const last = ids.at(-1);
    if (last !== undefined) {
      await query
        .insertInto('news_mail')
        .values(
          ids.map((id) => ({
            edition: edition.id,
            account_id: id,
            state: 'waiting' as const,
            due_at: now,
            done_at: null,
          })),
        )
        .onConflict((conflict) => conflict.columns(['edition', 'account_id']).doNothing())
        .execute();
    }
    const more = ids.length === BATCH;
    await query
      .updateTable('news_edition')
      .set({ queued_after: last ?? after, queued_at: more ? null : now })
      .where('id', '=', edition.id)
      .execute();
    return more;
  });
}

export interface TakenMail {
  readonly accountId: string;
  readonly tries: number;
}

/** Takes one mail that is due; nobody else takes it again. */
export async function nextMail({ db, clock }: Ctx, edition: string): Promise<TakenMail | undefined> {
  const now = clock.now();
  const { rows } = await sql<TakenMail>`
    update news_mail set state = 'sending', tries = tries + 1, due_at = ${now}
    where edition = ${edition} and account_id = (
      select account_id from news_mail
      where edition = ${edition} and state = 'waiting' and due_at <= ${now}
      order by due_at, account_id limit 1 for update skip locked)
    returning account_id as "accountId", tries`.execute(db.query);
  return rows[0];
}

interface Which {
  readonly edition: Pick<Edition, 'id'>;
  readonly accountId: string;
}

export async function finish(
  { db, clock }: Ctx,
  { edition, accountId }: Which,
  state: Extract<MailState, 'sent' | 'unwanted' | 'failed'>,
): Promise<void> {
  await tables(db.query)
    .updateTable('news_mail')
    .set({ state, done_at: clock.now() })
    .where('edition', '=', edition.id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function backToWaiting({ db }: Ctx, { edition, accountId }: Which, dueAt: Date): Promise<void> {
  await tables(db.query)
    .updateTable('news_mail')
    .set({ state: 'waiting', due_at: dueAt })
    .where('edition', '=', edition.id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'sending')
    .execute();
}

export async function giveUpUnsure({ db, clock }: Ctx): Promise<void> {
  const now = clock.now();
  await tables(db.query)
    .updateTable('news_mail')
    .set({ state: 'unsure', done_at: now })
    .where('state', '=', 'sending')
    .where('due_at', '<', new Date(now.getTime() - UNSURE_MS))
    .execute();
}

/** Editions that have something to do now. */
export async function listOpenEditions({ db, clock }: Ctx): Promise<readonly string[]> {
  const rows = await tables(db.query)
    .selectFrom('news_edition as e')
    .select('e.id')
    .where((eb) =>
      eb.or([
        eb('e.queued_at', 'is', null),
        eb.exists(
          eb
            .selectFrom('news_mail as m')
            .select('m.edition')
            .whereRef('m.edition', '=', 'e.id')
            .where('m.state', '=', 'waiting')
            .where('m.due_at', '<=', clock.now()),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** How many mails of an edition are in which state. */
export async function countMails(
  db: Ctx['db']['query'],
  edition: string,
): Promise<Readonly<Record<MailState, number>>> {
  const rows = await tables(db)
    .selectFrom('news_mail')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('edition', '=', edition)
    .groupBy('state')
    .execute();
  const none = { waiting: 0, sending: 0, sent: 0, unwanted: 0, failed: 0, unsure: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}
