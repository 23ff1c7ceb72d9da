/** Fields of the filter form are named like this, so that the form works without scripts. */
export const FIELD = 'f.';

/** Filters that the form has no fields for, as in addresses. */
export const KEPT = 'fs';

/** Filters as the form without scripts sends them, written as in addresses; undefined when it sent none. */
export function filtersOfForm(fields: URLSearchParams): string | undefined {
  const asks = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (!name.startsWith(FIELD) || value.trim() === '') continue;
    const key = name.slice(FIELD.length);
    asks.set(key, [...(asks.get(key) ?? []), value]);
  }
  if (!fields.has('filter')) return undefined;
  const parts = [...asks].map(([key, values]) => `${key}:${values.map(encodeURIComponent).join(',')}`);
  return [fields.get(KEPT) ?? '', ...parts].filter(Boolean).join(';');
}

/** The filters with one value of a list added or taken out; a list that is empty asks nothing. */
export function toggled(values: readonly string[] | undefined, value: string): string[] | undefined {
  const rest = (values ?? []).filter((other) => other !== value);
  const next = rest.length === (values ?? []).length ? [...rest, value] : rest;
  return next.length > 0 ? next : undefined;
}
