import { z } from '#zod';

/** A text, or one by language; `en` stands in for languages that are missing. */
export const textSchema = z.union([z.string(), z.record(z.string(), z.string())]);

export type BrandText = z.infer<typeof textSchema>;

/** A text in the reader's language, else in English, else the first there is. */
export function brandText(value: BrandText, locale: string): string {
  if (typeof value === 'string') return value;
  const language = locale.split('-', 1)[0] ?? locale;
  return value[locale] ?? value[language] ?? value['en'] ?? Object.values(value)[0] ?? '';
}
