import type { Topic } from '#contract/feedback';
import type { Queries, Transaction } from '#platform/core';
import type { Selectable } from 'kysely';

type FeedbackTables = {
  feedback: {
    id: string;
    /** Hash of session and key. */
    once: string;
    created_at: Date;
    brand: string;
    locale: string;
    topic: Topic;
    message: string;
    page: string | null;
    email: string | null;
    /** Whether a mail to the reader was owed. */
    confirmed: boolean;
  };
};

export type FeedbackRow = Selectable<FeedbackTables['feedback']>;

export function tables(db: Queries | Transaction) {
  return db.withTables<FeedbackTables>();
}

export async function findFeedback(db: Queries | Transaction, id: string): Promise<FeedbackRow | undefined> {
  return tables(db).selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}
