import type { Queries, Transaction } from '#platform/core';

export type CartTables = {
  cart: { session_id: string; quote_id: string; touched_at: Date };
};

export function tables(db: Queries | Transaction): ReturnType<typeof db.withTables<CartTables>> {
  return db.withTables<CartTables>();
}
