import type { Assistance, Gender, GivenTraveller, TravellerRules, TravellerSlot } from '#contract/booking';
import {
  checkField,
  documentNumber,
  emailShape,
  identifierPatterns,
  keptDocumentNumber,
  personName,
  phoneShape,
} from '#contract/booking';
import { readDay } from '../forms/typed-day.ts';
import { partsOf, type Values, valuesOf } from '../forms/values.ts';

export type FaultCode =
  | 'given_missing'
  | 'family_missing'
  | 'name_shape'
  | 'birth_missing'
  | 'no_such_day'
  | 'short_year'
  | 'WRONG_AGE'
  | 'gender_missing'
  | 'GENDER_NOT_OFFERED'
  | 'chosen_twice'
  | 'saved_gone'
  | 'document_number_missing'
  | 'document_number_shape'
  | 'document_issuer_missing'
  | 'document_expiry_missing'
  | 'DOCUMENT_EXPIRES'
  | 'known_traveller_shape'
  | 'email_missing'
  | 'email_shape'
  | 'phone_shape';

/** Something to change, at the element with that id. Found by the server it has a `text`, for what only it knows. */
export interface Fault {
  readonly field: string;
  readonly code: FaultCode | 'server';
  readonly text?: string;
}

export interface FormRules {
  readonly slots: readonly TravellerSlot[];
  /** What each of the things that are bought asks of those who are named for it, in their order. */
  readonly items: readonly { readonly rules: TravellerRules }[];
  readonly locale: string;
}

const GENDERS: readonly Gender[] = ['F', 'M', 'X', 'unspecified'];
const ASSISTANCE: readonly Assistance[] = ['wheelchair', 'service_animal', 'sight_or_hearing', 'other'];

interface ReadDocument {
  readonly type: 'passport' | 'identity_card';
  readonly number: string;
  readonly issuedBy: string;
  readonly expiresOn: string;
}

/** The fields of the form that are about people. */
export const PEOPLE = /^(?:travellers|contact)\./;

/** Reads the form of travellers; `travellers` and `contact` are fit to be sent when there is no fault. */
export function readTravellers(form: FormData, given: FormRules) {
  const values = valuesOf(form, PEOPLE);
  const faults: Fault[] = [];
  const travellers = given.slots.map((slot, at) => readOne(values, `travellers.${at}`, slot, given, faults));
  for (const [at, slot] of given.slots.entries()) {
    if (slot.kind === 'guest' && values[`travellers.${at}.same`]) travellers[at] = sameAs(travellers, at);
  }
  const chosen = travellers.map(({ savedId }) => savedId);
  for (const [at, savedId] of chosen.entries()) {
    if (savedId && chosen.indexOf(savedId) < at) add(faults, `travellers.${at}.who`, 'chosen_twice');
  }
  const email = (values['contact.email'] ?? '').trim();
  const phone = normalisePhone(values['contact.phone'] ?? '');
  add(faults, 'contact.email', faultOf(email, 'email_missing', emailShape, 'email_shape'));
  add(faults, 'contact.phone', faultOf(phone, undefined, phoneShape, 'phone_shape'));
  return { travellers, contact: { email, phone: phone || null }, faults, values };
}

/** Everything but the name is left out: for a room nobody asks it. */
function guest(givenNames: string, familyName: string) {
  return {
    givenNames,
    familyName,
    dateOfBirth: null,
    gender: null,
    nationality: null,
    document: null,
    knownTravellerNumber: null,
    assistance: [],
    assistanceNote: '',
    savedId: null,
    save: false,
  };
}

/** The first that was named before stands for this one too. */
function sameAs(travellers: readonly GivenTraveller[], at: number): GivenTraveller {
  const [{ givenNames, familyName } = { givenNames: '', familyName: '' }] = travellers.slice(0, at);
  return guest(givenNames, familyName);
}

function readOne(values: Values, at: string, slot: TravellerSlot, given: FormRules, faults: Fault[]): GivenTraveller {
  if (slot.kind === 'guest') return readGuest(values, at, faults);
  const value = (name: string) => (values[`${at}.${name}`] ?? '').trim();
  const [givenNames, familyName] = [straight(value('givenNames')), straight(value('familyName'))];
  add(faults, `${at}.givenNames`, faultOf(givenNames, 'given_missing', personName, 'name_shape'));
  add(faults, `${at}.familyName`, faultOf(familyName, 'family_missing', personName, 'name_shape'));
  const rules = given.items[slot.item]?.rules;
  const dateOfBirth = readBirth(values, at, slot, given.locale, faults);
  const gender = GENDERS.find((known) => known === value('gender'));
  if (!gender) add(faults, `${at}.gender`, 'gender_missing');
  else if (!rules?.genders.includes(gender)) add(faults, `${at}.gender`, 'GENDER_NOT_OFFERED');
  const chosen = value('assistance').split(',');
  return {
    givenNames,
    familyName,
    dateOfBirth,
    gender: gender ?? 'unspecified',
    nationality: value('nationality') || null,
    document: rules ? readDocument(values, at, { rules, locale: given.locale }, faults) : null,
    knownTravellerNumber: readKnown(value('knownTravellerNumber'), at, faults),
    assistance: ASSISTANCE.filter((known) => chosen.includes(known)),
    assistanceNote: value('assistanceNote'),
    savedId: value('who') || null,
    save: value('save') !== '',
  };
}

/** Nothing is asked where the name is that of somebody else in the form. */
function readGuest(values: Values, at: string, faults: Fault[]): GivenTraveller {
  const value = (name: string) => straight((values[`${at}.${name}`] ?? '').trim());
  const [givenNames, familyName] = [value('givenNames'), value('familyName')];
  if (!value('same')) {
    add(faults, `${at}.givenNames`, faultOf(givenNames, 'given_missing', personName, 'name_shape'));
    add(faults, `${at}.familyName`, faultOf(familyName, 'family_missing', personName, 'name_shape'));
  }
  return { ...guest(givenNames, familyName), savedId: value('who') || null, save: value('save') !== '' };
}

function readKnown(typed: string, at: string, faults: Fault[]): string | null {
  const number = compact(typed);
  const shape = faultOf(number, undefined, identifierPatterns.alphanumericOrMasked, 'known_traveller_shape');
  add(faults, `${at}.knownTravellerNumber`, shape);
  return number || null;
}

function readBirth(values: Values, at: string, slot: TravellerSlot, locale: string, faults: Fault[]): string {
  const read = readDay(partsOf(values, `${at}.birth`), locale);
  const [earliest, latest] = slot.bornBetween ?? ['', '9999'];
  const field = `${at}.dateOfBirth`;
  if (!read.ok) add(faults, field, read.why === 'missing' ? 'birth_missing' : read.why);
  else if (read.iso < earliest || read.iso > latest) add(faults, field, 'WRONG_AGE');
  return read.ok ? read.iso : '';
}

function readDocument(
  values: Values,
  at: string,
  { rules, locale }: { readonly rules: TravellerRules; readonly locale: string },
  faults: Fault[],
): ReadDocument | null {
  const number = compact(values[`${at}.document.number`] ?? '');
  const issuedBy = values[`${at}.document.issuedBy`] ?? '';
  const typed = partsOf(values, `${at}.expiry`);
  const untouched = [number, issuedBy, ...Object.values(typed)].every((part) => part === '');
  if (untouched && rules.document === 'optional') return null;
  const shape = faultOf(number, 'document_number_missing', documentNumber, 'document_number_shape');
  add(faults, `${at}.document.number`, keptDocumentNumber.test(number) ? undefined : shape);
  if (issuedBy === '') add(faults, `${at}.document.issuedBy`, 'document_issuer_missing');
  const expiry = readDay(typed, locale);
  const field = `${at}.document.expiresOn`;
  if (!expiry.ok) add(faults, field, expiry.why === 'missing' ? 'document_expiry_missing' : expiry.why);
  else if (expiry.iso < rules.documentValidUntil) add(faults, field, 'DOCUMENT_EXPIRES');
  const type = values[`${at}.document.type`] === 'identity_card' ? 'identity_card' : 'passport';
  return { type, number, issuedBy, expiresOn: expiry.ok ? expiry.iso : '' };
}

function faultOf(
  value: string,
  missing: FaultCode | undefined,
  expression: RegExp,
  shape: FaultCode,
): FaultCode | undefined {
  const pattern = { expression, message: shape };
  return checkField<FaultCode>(value, missing ? { required: { message: missing }, pattern } : { pattern });
}

function add(faults: Fault[], field: string, code: FaultCode | undefined): void {
  if (code) faults.push({ field, code });
}

function compact(number: string): string {
  return number.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Phones write the curly apostrophe by themselves; airlines print the straight one. */
function straight(name: string): string {
  return name.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

function normalisePhone(typed: string): string {
  return typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
}
