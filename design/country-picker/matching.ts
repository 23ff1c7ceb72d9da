import type { CountryRow } from './types.ts';

/** The countries that a search means: by name in the reader's language, in its own languages, or by a language. */
export function matchingCountries(rows: readonly CountryRow[], search: string): readonly CountryRow[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ text, names, links }) =>
    [text, ...names.map(({ name }) => name), ...links.map(({ name }) => name)].some((name) =>
      name.toLowerCase().includes(wanted),
    ),
  );
}
