import type { Queries, Transaction } from '#platform/core';

export type CartTables = {
  cart: {
    session_id: string;
    quote_id: string;
    touched_at: Date;
    /** Searches add to it until the visitor books something separately. */
    adding: boolean;
    /** Fields of the traveller form, sealed whole; null where none were typed. */
    typed: string | null;
  };
};

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<CartTables>> {
  return db.withTables<CartTables>();
}
