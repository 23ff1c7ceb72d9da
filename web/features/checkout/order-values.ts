import type { Order } from '#contract/booking';
import type { Values } from '../forms/values.ts';
import { valuesOfPerson } from './traveller-values.ts';

/** The form filled with what an order holds; a document number is shown by its last two only. */
export function valuesOfOrder({ travellers, contact }: Pick<Order, 'travellers' | 'contact'>): Values {
  return Object.assign(
    { 'contact.email': contact.email, 'contact.phone': contact.phone ?? '' },
    ...travellers.map((traveller, at) => ({
      ...valuesOfPerson(`travellers.${at}`, traveller),
      ...(isSame(travellers, at) && { [`travellers.${at}.same`]: 'yes' }),
    })),
  ) as Values;
}

/** A guest whose name is that of whoever stands first. */
function isSame(travellers: Order['travellers'], at: number): boolean {
  const [first, guest] = [travellers[0], travellers[at]];
  if (!first || at === 0 || guest?.kind !== 'guest') return false;
  return guest.givenNames === first.givenNames && guest.familyName === first.familyName;
}
