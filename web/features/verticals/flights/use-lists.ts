import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../../facts.ts';

const made = new Map<string, Intl.ListFormat>();

/** `London and Paris`, `London or Paris`. */
export function formatList(items: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const id = `${locale} ${type}`;
  const format = made.get(id) ?? new Intl.ListFormat(locale, { type });
  made.set(id, format);
  return format.format(items);
}

/** Several things in one line, the way the reader's language writes them. */
export function useLists() {
  const { t } = useLingui();
  const { locale, dir } = useFacts();
  const comma = t({ context: 'between two facts in one line', message: ', ' });
  return {
    comma,
    /** `2 adults, Economy`: facts side by side; right to left each is held together, so that no number joins its neighbour. */
    facts: (parts: readonly (string | false | null | undefined)[]): string => {
      const told = parts.filter(Boolean);
      return (dir === 'rtl' && told.length > 1 ? told.map((part) => `\u2068${part}\u2069`) : told).join(comma);
    },
    all: (names: readonly string[]): string => formatList(names, locale, 'conjunction'),
    any: (names: readonly string[]): string => formatList(names, locale, 'disjunction'),
  };
}
