import type { KnownPerson } from '#contract/booking';
import { typedDay } from '../forms/typed-day.ts';
import type { Values } from '../forms/values.ts';

/** [5-15] Stands for a number that is stored and never shown. */
const MASK = '*********';

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
