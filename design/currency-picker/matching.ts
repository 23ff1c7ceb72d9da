import type { CurrencyRow } from './types.ts';

/** Part of the name or of the code, whatever the case. */
export function matchingCurrencies(rows: readonly CurrencyRow[], search: string): readonly CurrencyRow[] {
  const wanted = search.toLowerCase();
  return rows.filter(({ code, name }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted));
}

/** Where the keys stand after typing: a code that begins so, else a name that does, else the first. */
export function bestMatch(rows: readonly CurrencyRow[], search: string): CurrencyRow | undefined {
  const wanted = search.toLowerCase();
  if (wanted === '') return undefined;
  return (
    rows.find(({ code }) => code.toLowerCase().startsWith(wanted)) ??
    rows.find(({ name }) => name.toLowerCase().startsWith(wanted)) ??
    rows[0]
  );
}
