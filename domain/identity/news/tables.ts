import type { Selectable } from 'kysely';
import type { NewsSource } from '#contract/news';
import type { Reader } from '../tables.ts';

export type NewsTables = {
  news_choice: {
    account_id: string;
    brand: string;
    wanted: boolean;
    at: Date;
    source: NewsSource;
    link_key: string;
  };
  news_consent: {
    id: string;
    account_id: string;
    brand: string;
    wanted: boolean;
    at: Date;
    source: NewsSource;
    wording: string;
    locale: string;
  };
};

export type NewsChoice = Selectable<NewsTables['news_choice']>;

export function newsTables(db: Reader) {
  return db.withTables<NewsTables>();
}
