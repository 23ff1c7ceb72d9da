import type { Selectable } from 'kysely';
import type { Reader } from '../tables.ts';

type TwoFactorTables = {
  two_factor: {
    account_id: string;
    /** Sealed. */
    secret: string;
    /** Id of the key that sealed it. */
    sealed_with: string;
    created_at: Date;
    /** Null until a code of it was typed: before that it asks for nothing. */
    confirmed_at: Date | null;
    /** Of the newest code that counted: none of its step or before counts again. */
    last_step: number | null;
  };
  recovery_code: {
    id: string;
    account_id: string;
    code_hash: string;
    created_at: Date;
    used_at: Date | null;
  };
};

export type TwoFactorRow = Selectable<TwoFactorTables['two_factor']>;

export function twoFactorTables(db: Reader) {
  return db.withTables<TwoFactorTables>();
}
