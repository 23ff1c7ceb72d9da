import { brandOf, tokenise } from '#contract/payments';

/** A card as typed. It lives in the browser only; what leaves is the token. */
export interface TypedCard {
  readonly number: string;
  readonly name: string;
  readonly expiry: string;
  readonly code: string;
}

export type CardFault =
  | 'number_incomplete'
  | 'number_wrong'
  | 'not_a_test_number'
  | 'name_missing'
  | 'expiry_shape'
  | 'month_wrong'
  | 'expired'
  | 'code_shape';

export interface CardProblem {
  readonly part: keyof TypedCard;
  readonly fault: CardFault;
}

export type ReadCard =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** Turns a typed test card into the simulator's token, or says what to change. `today` is an ISO instant or day. */
export function readCard(card: TypedCard, today: string): ReadCard {
  const expires = expiryOf(card.expiry);
  const token = tokenise(card.number, expires);
  const problems: CardProblem[] = [];
  if (!token.ok) {
    problems.push({ part: 'number', fault: token.reason === 'incomplete' ? incomplete(card.number) : token.reason });
  }
  if (card.name.trim() === '') problems.push({ part: 'name', fault: 'name_missing' });
  if (expires === null) {
    problems.push({ part: 'expiry', fault: EXPIRY.test(card.expiry) ? 'month_wrong' : 'expiry_shape' });
  }
  if (expires !== null && expires < today.slice(0, 7)) problems.push({ part: 'expiry', fault: 'expired' });
  const length = brandOf(card.number) === 'Amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(card.code.trim())) problems.push({ part: 'code', fault: 'code_shape' });
  return token.ok && problems.length === 0 ? { ok: true, token: token.token } : { ok: false, problems };
}

/** As long as card numbers are, but its last digit does not go with the others: one was mistyped. */
function incomplete(typed: string): CardFault {
  const digits = typed.replace(/\D/g, '').length;
  return digits >= (brandOf(typed) === 'Amex' ? 15 : 16) ? 'number_wrong' : 'number_incomplete';
}

const EXPIRY = /^\s*(\d{1,2})\s*[/\-. ]?\s*(?:20)?(\d{2})\s*$/;

/** `09/29`, `9 / 2029` and `0929` are `2029-09`; a card is good to the end of its month. */
function expiryOf(typed: string): string | null {
  const found = EXPIRY.exec(typed);
  const month = Number(found?.[1] ?? 0);
  return found && month >= 1 && month <= 12 ? `20${found[2]}-${String(month).padStart(2, '0')}` : null;
}
