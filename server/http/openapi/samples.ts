import { EXAMPLE_SEARCH } from '#contract/search';
import type { Schema } from './shapes.ts';

/** By the name of their field. */
const TEXTS: Readonly<Record<string, string>> = {
  airport: 'LHR',
  airportName: 'London Heathrow',
  bornBetween: '1990-01-01',
  by: 'Example Travel Ltd',
  cityName: 'London',
  code: 'LHR',
  countryCode: 'GB',
  currency: 'EUR',
  currencyCode: 'EUR',
  dateOfBirth: '1990-05-17',
  email: 'ines@example.com',
  emailAddress: 'ines@example.com',
  expiresOn: '2030-01-31',
  familyName: 'Example',
  fareId: 'BASIC',
  from: 'LHR',
  givenNames: 'Ines',
  issuedBy: 'GB',
  last4: '4242',
  lastTwo: '67',
  legalEntity: 'Example Travel Ltd, London',
  local: '2027-03-03T10:25',
  locale: 'en-GB',
  month: '2027-03',
  name: 'Example',
  nationality: 'GB',
  near: '51.47,-0.45',
  number: 'PA1234567',
  paymentToken: 'sim_success_Visa_4242',
  phone: '+442079460000',
  q: 'London',
  reference: 'WF4K7Q',
  returnPath: '/bookings/paid',
  search: EXAMPLE_SEARCH,
  timeZone: 'Europe/London',
  to: 'SIN',
  username: 'ines@example.com',
  zone: 'Europe/London',
};

const NUMBERS: Readonly<Record<string, number>> = {
  amountMinor: 12_900,
  checked: 0,
  item: 0,
  infantsInSeat: 0,
  infantsOnLap: 0,
  lat: 51.47,
  lon: -0.45,
  offset: 0,
  stops: 0,
  totalMinor: 12_900,
};

/** Days, moments, and forms whose fields have many names. */
const DAY = /^(?:date|day|depart|departure|return|checkIn|checkOut)$|(?:Date|ValidUntil)$/;
const MOMENT = /(?:At|Until|By|Since|^at|^instant|^until|^since|^closingAt)$/;
const UUID = '3f0f2c1e-6b1d-4d57-9a0e-0c2f5d6a7b8c';
const FORMS: readonly string[] = [
  'example',
  '2027-03-03',
  'GB',
  'EUR',
  'ines@example.com',
  EXAMPLE_SEARCH,
  '51.47,-0.45',
  'airport',
  '*********67',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'ABC1234567',
];

/** A text that the schema admits: by its field, by its kind, else by its form. */
export function sampleText(schema: Schema, name: string): string {
  if (schema['format'] === 'uuid') return UUID;
  const own = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  const kind = DAY.test(name) ? '2027-03-03' : MOMENT.test(name) ? '2027-03-01T12:00:00Z' : undefined;
  const found = [own, kind, ...FORMS].find((text) => text !== undefined && admits(schema, text));
  if (found === undefined) throw new TypeError(`No sample for the field ${name}: ${JSON.stringify(schema)}`);
  return found;
}

export function sampleNumber({ minimum = -Infinity, maximum = Infinity }: Schema, name: string): number {
  const own = Object.hasOwn(NUMBERS, name) ? (NUMBERS[name] ?? 1) : 1;
  return Math.min(Math.max(own, Number(minimum)), Number(maximum));
}

function admits({ pattern, minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
