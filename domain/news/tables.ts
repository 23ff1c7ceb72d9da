import type { Generated, JSONColumnType } from 'kysely';
import type { Database, Transaction } from '#platform/core';
import type { Edition } from './edition.ts';

export const mailStates = ['waiting', 'sending', 'sent', 'unwanted', 'failed', 'unsure'] as const;
export type MailState = (typeof mailStates)[number];

type NewsMailTables = {
  news_edition: {
    id: string;
    brand: string;
    content: JSONColumnType<Edition['texts']>;
    content_hash: string;
    created_at: Date;
    queued_after: string | null;
    queued_at: Date | null;
  };
  news_mail: {
    edition: string;
    account_id: string;
    state: MailState;
    tries: Generated<number>;
    due_at: Date;
    done_at: Date | null;
  };
};

export function tables(db: Database['query'] | Transaction) {
  return db.withTables<NewsMailTables>();
}
