import type { KnownPerson, Order } from '#contract/booking';
import { typedDay } from '../forms/typed-day.ts';
import type { Values } from '../forms/values.ts';

/** [5-15] Stands for a number that is stored and never shown. */
const MASK = '*********';

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

/** The fields of one person, of an order or saved. */
export function valuesOfPerson(
  name: string,
  person: Omit<KnownPerson, 'gender'> & { readonly gender: string | null },
): Values {
  const values: Record<string, string> = {};
  const set = (field: string, value: string) => {
    values[`${name}.${field}`] = value;
  };
  const setDay = (field: string, day: string) => {
    for (const [part, value] of Object.entries(typedDay(day))) set(`${field}.${part}`, value);
  };
  const { document } = person;
  set('givenNames', person.givenNames);
  set('familyName', person.familyName);
  set('gender', person.gender ?? '');
  set('nationality', person.nationality ?? '');
  set('knownTravellerNumber', person.knownTraveller ? MASK : '');
  set('assistance', person.assistance.join(','));
  set('assistanceNote', person.assistanceNote);
  setDay('birth', person.dateOfBirth ?? '');
  if (!document) return values;
  set('document.type', document.type);
  set('document.number', document.lastTwo === null ? '' : MASK + document.lastTwo);
  set('document.issuedBy', document.issuedBy);
  setDay('expiry', document.expiresOn);
  return values;
}
