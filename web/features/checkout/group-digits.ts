import { formatCardNumber } from '#contract/payments';

/** A card number field while it is typed: grouped as its brand prints it, the caret behind the same digit as before. */
export function groupDigits(value: string, caret: number): { readonly text: string; readonly caret: number } {
  const text = formatCardNumber(value);
  const before = value.slice(0, caret).replaceAll(/\D/g, '').length;
  let at = 0;
  for (let seen = 0; seen < before && at < text.length; at++) if (/\d/.test(text[at] ?? '')) seen++;
  return { text, caret: at };
}
