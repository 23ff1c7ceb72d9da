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
  | 'not_a_test_number'
  | 'name_missing'
  | 'expiry_shape'
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
    const fault = token.reason === 'incomplete' ? 'number_incomplete' : 'not_a_test_number';
    problems.push({ part: 'number', fault });
  }
  if (card.name.trim() === '') problems.push({ part: 'name', fault: 'name_missing' });
  if (expires === null) problems.push({ part: 'expiry', fault: 'expiry_shape' });
  else if (expires < today.slice(0, 7)) problems.push({ part: 'expiry', fault: 'expired' });
  const length = brandOf(card.number) === 'Amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(card.code.trim())) problems.push({ part: 'code', fault: 'code_shape' });
  return token.ok && problems.length === 0 ? { ok: true, token: token.token } : { ok: false, problems };
}

/** `09/29`, `9 / 2029` and `0929` are `2029-09`; a card is good to the end of its month. */
function expiryOf(typed: string): string | null {
  const found = /^\s*(\d{1,2})\s*[/\-. ]?\s*(?:20)?(\d{2})\s*$/.exec(typed);
  const month = Number(found?.[1] ?? 0);
  return found && month >= 1 && month <= 12 ? `20${found[2]}-${String(month).padStart(2, '0')}` : null;
}
