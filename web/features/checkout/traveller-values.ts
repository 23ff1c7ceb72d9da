import type { Order } from '#contract/booking';
import { typedDay } from '../forms/typed-day.ts';
import type { Values } from '../forms/values.ts';

/** The form filled with what an order holds; a document number is shown by its last two only. */
export function valuesOfOrder({ travellers, contact }: Pick<Order, 'travellers' | 'contact'>): Values {
  const values: Record<string, string> = { 'contact.email': contact.email, 'contact.phone': contact.phone ?? '' };
  for (const [at, traveller] of travellers.entries()) {
    const set = (name: string, value: string) => {
      values[`travellers.${at}.${name}`] = value;
    };
    const { document } = traveller;
    set('givenNames', traveller.givenNames);
    set('familyName', traveller.familyName);
    set('gender', traveller.gender);
    set('nationality', traveller.nationality ?? '');
    set('assistance', traveller.assistance.join(','));
    set('assistanceNote', traveller.assistanceNote);
    for (const [part, value] of Object.entries(typedDay(traveller.dateOfBirth))) set(`birth.${part}`, value);
    if (!document) continue;
    set('document.type', document.type);
    set('document.number', document.lastTwo === null ? '' : `*********${document.lastTwo}`);
    set('document.issuedBy', document.issuedBy);
    for (const [part, value] of Object.entries(typedDay(document.expiresOn))) set(`expiry.${part}`, value);
  }
  return values;
}
