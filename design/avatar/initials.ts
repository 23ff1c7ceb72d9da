export interface Person {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly displayName?: string | undefined;
  readonly email?: string | undefined;
}

/** What a reader takes for one character, such as a letter with its accents or a flag. */
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Two initials are no word, so letters that would join stand apart. */
const NOT_JOINED = '\u200c';

function firstOf(text: string | undefined, count: number): string {
  const found: string[] = [];
  for (const { segment } of graphemes.segment((text ?? '').trim())) {
    if (found.length === count) break;
    found.push(segment);
  }
  return found.join('').toLocaleUpperCase('und');
}

/** Of first and last name, else the first two characters of the display name, else of the e-mail address; empty without any. */
export function initialsOf({ firstName, lastName, displayName, email }: Person): string {
  const [first, last] = [firstOf(firstName, 1), firstOf(lastName, 1)];
  if (first && last) return first + (/\p{Script=Arabic}/u.test(first) ? NOT_JOINED : '') + last;
  return firstOf(displayName, 2) || firstOf(email, 2);
}

export type Fallback =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'person' }
  | { readonly kind: 'placeholder' };

/** What stands for an account whose picture is missing: its first letter, a person where the name is a phone number, or nothing known. */
export function fallbackOf(accountName: string | undefined): Fallback {
  const letter = firstOf(accountName, 1);
  if (letter === '') return { kind: 'placeholder' };
  return letter.startsWith('+') ? { kind: 'person' } : { kind: 'letter', letter };
}
