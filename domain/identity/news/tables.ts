import type { Selectable } from 'kysely';
import type { Reader } from '../tables.ts';

/** Every `NewsSource`. */
export const newsSources = ['signUp', 'account', 'unsubscribePage', 'oneClick'] as const;

export type NewsTables = {
  news_choice: {
    account_id: string;
    brand: string;
    wanted: boolean;
    at: Date;
    source: (typeof newsSources)[number];
    link_key: string;
  };
  news_consent: {
    id: string;
    account_id: string;
    brand: string;
    wanted: boolean;
    at: Date;
    source: (typeof newsSources)[number];
    wording: string;
    locale: string;
  };
};

export type NewsChoice = Selectable<NewsTables['news_choice']>;

export function newsTables(db: Reader) {
  return db.withTables<NewsTables>();
}
