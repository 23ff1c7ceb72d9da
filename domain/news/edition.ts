import { createHash } from 'node:crypto';

/** One piece of an edition, in the order of the file. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly name: string; readonly url: string };

export interface EditionText {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** News of one brand as an operator wrote them, by language. */
export interface Edition {
  readonly id: string;
  readonly brand: string;
  readonly texts: Readonly<Record<string, EditionText>>;
}

export interface Fault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface Line {
  readonly number: number;
  readonly text: string;
}

export function fault({ number }: Pick<Line, 'number'>, field: string, message: string): Fault {
  return { line: number, field, message };
}

/** The file cannot be sent; every fault with its line. */
export class EditionRefused extends Error {
  override readonly name = 'EditionRefused';
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ line, field, message }) => `${line}: ${field}: ${message}`).join('\n'));
    this.faults = faults;
  }
}

/** What an edition says, so that one that was begun is not changed under the same name. */
export function hashOf({ brand, texts }: Edition): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, texts]))
    .digest('base64url');
}

/** The language that a reader gets: their own where it was written, else that of the brand. */
export function languageFor({ texts }: Pick<Edition, 'texts'>, locale: string, brandLocale: string): string {
  const own = languageOf(locale);
  return Object.hasOwn(texts, own) ? own : languageOf(brandLocale);
}

export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}
