import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../facts.ts';

const made = new Map<string, Intl.ListFormat>();

/** `London and Paris`, `London or Paris`. */
export function formatList(items: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const id = `${locale} ${type}`;
  const format = made.get(id) ?? new Intl.ListFormat(locale, { type });
  made.set(id, format);
  return format.format(items);
}

/** What has letters of the reader's runs as they do, also when it begins with a Latin name or is itself made of held parts. */
function heldTogether(part: string): string {
  return `${/[\u0590-\u08ff\u2067\u2068]/.test(part) ? '\u2067' : '\u2068'}${part}\u2069`;
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
      const told = parts.filter((part): part is string => Boolean(part));
      return (dir === 'rtl' && told.length > 1 ? told.map(heldTogether) : told).join(comma);
    },
    /** The same for places that keep each fact whole when they wrap. */
    wrapped: (parts: readonly string[]): readonly string[] =>
      parts.map((part, at) => (at < parts.length - 1 ? part + comma.trimEnd() : part)),
    all: (names: readonly string[]): string => formatList(names, locale, 'conjunction'),
    any: (names: readonly string[]): string => formatList(names, locale, 'disjunction'),
  };
}
