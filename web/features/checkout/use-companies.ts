import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import type { Purchase } from './purchase.ts';

/** Everybody who provides something of it: `Straits Pacific and Le Relais Sauvalon`. */
export function useCompanies() {
  const lists = useLists();
  const wordsOf = useItemWords();
  return (items: Purchase['items']): string =>
    lists.all([...new Set(items.map(({ product }) => wordsOf(product).companies(product)))]);
}
