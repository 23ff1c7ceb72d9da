import type { Money } from '#contract/core';
import { type Part, type Reader, tables } from './store.ts';

/**
 * What places ask for of what was cancelled, by item. A supplier may refuse a cancel quote that was used already: each part counts
 * once, by the latest quote that it went with.
 */
export async function owedThere(db: Reader, parts: readonly Part[]): Promise<ReadonlyMap<string, Money>> {
  const touched = parts.filter(({ item }) => item.cancelled_units !== '[]');
  if (touched.length === 0) return new Map();
  const ids = touched.map(({ item }) => item.id);
  const quotes = await tables(db)
    .selectFrom('cancel_quote')
    .select(['item_id', 'units', 'owed_minor'])
    .where('item_id', 'in', ids)
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .execute();
  const owed = new Map<string, Money>();
  for (const { item } of touched) {
    const open = new Set(JSON.parse(item.cancelled_units) as number[]);
    const amountMinor = quotes.reduce((sum, quote) => {
      const units = JSON.parse(quote.units) as number[];
      if (quote.item_id !== item.id || !units.every((unit) => open.has(unit))) return sum;
      for (const unit of units) open.delete(unit);
      return sum + (quote.owed_minor ?? 0);
    }, 0);
    if (amountMinor > 0) owed.set(item.id, { amountMinor, currency: item.currency });
  }
  return owed;
}
