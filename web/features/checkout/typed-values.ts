import type { TravellerSlot } from '#contract/booking';
import type { Typed } from '#contract/cart';
import type { Values } from '../forms/values.ts';

const NAMES = ['givenNames', 'familyName'] as const;
const PLACE = /^(?:travellers\.\d{1,2}|contact)\.[\w.]{1,40}$/;
/** A wish that was granted with the order. */
const ONCE = /\.save$/;
const MOST_LETTERS = 500;

/** What a form of travellers holds, as the cart keeps it: fields that were filled in. */
export function typedOf(values: Values): Typed {
  const filled = Object.entries(values).filter(
    ([name, value]) => value !== '' && value.length <= MOST_LETTERS && PLACE.test(name) && !ONCE.test(name),
  );
  return Object.fromEntries(filled);
}

/**
 * The same names in the form of all that is booked together. Places of what was there first stay; whom it named is also whom the
 * other part is for, where that is still empty: the first traveller of the flights is the lead guest, and the other way round.
 */
export function valuesOfTyped(typed: Typed, slots: readonly TravellerSlot[]): Values {
  // Whoever goes on to another search may have typed one of the names only.
  const named = slots.map((_, at) => NAMES.some((name) => Boolean(typed[`travellers.${at}.${name}`])));
  const values: Record<string, string> = { ...typed };
  const unnamed = (guest: boolean) => slots.findIndex(({ kind }, at) => (kind === 'guest') === guest && !named[at]);
  const lead = named.indexOf(true);
  if (lead < 0) return values;
  const guest = slots[lead]?.kind === 'guest';
  const at = unnamed(!guest);
  if (at < 0 || slots.some(({ kind }, each) => (kind === 'guest') !== guest && named[each])) return values;
  if (!guest && at > 0 && lead === 0) values[`travellers.${at}.same`] = 'yes';
  else if (slots[at]?.kind === 'adult') {
    for (const name of NAMES) values[`travellers.${at}.${name}`] = typed[`travellers.${lead}.${name}`] ?? '';
  }
  return values;
}
