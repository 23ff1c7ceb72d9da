import { isCivilDay } from '#contract/core';
import {
  checkField,
  documentNumber,
  emailShape,
  type FieldRule,
  identifierPatterns,
  keptDocumentNumber,
  personName,
  phoneShape,
} from '#contract/booking';
import { callingCodes, MASK, splitPhone, type TravelerInput } from '#contract/travelers';
import type { DomainProblem } from '#domain/kernel';
import type { TravelerSettings } from './settings.ts';

/** Longest that airlines print: first and middle names together, and the last name. */
const LONGEST_NAME = 40;
const LONGEST_NOTE = 300;
const LONGEST_PROGRAMME = 60;
/** Redress numbers have seven digits today; the longer ones of before stay good. */
const redressOrMasked = new RegExp(String.raw`^(?:\d{7}|${identifierPatterns.digitsOrMasked.source.slice(1, -1)})$`);
const loyaltyNumber = /^[A-Za-z0-9]{4,20}$/;
const keptNumber = (number: string) => keptDocumentNumber.test(number);

type Rule = FieldRule;
type TextField =
  | 'emailAddress'
  | 'firstName'
  | 'knownTravelerNumber'
  | 'lastName'
  | 'middleName'
  | 'nationality'
  | 'tsaredress';

const NAME: Rule['pattern'] = { expression: personName, message: 'TRAVELER_NAME_SHAPE' };

/** [5-14] What each field of its own must be. */
const RULES: readonly (readonly [field: TextField, rule: Rule])[] = [
  ['firstName', { required: { message: 'TRAVELER_FIRST_NAME' }, pattern: NAME }],
  ['middleName', { pattern: NAME }],
  ['lastName', { required: { message: 'TRAVELER_LAST_NAME' }, pattern: NAME }],
  ['emailAddress', { pattern: { expression: emailShape, message: 'TRAVELER_EMAIL' } }],
  [
    'knownTravelerNumber',
    { pattern: { expression: identifierPatterns.alphanumericOrMasked, message: 'TRAVELER_KNOWN_NUMBER' } },
  ],
  ['tsaredress', { pattern: { expression: redressOrMasked, message: 'TRAVELER_REDRESS_NUMBER' } }],
  ['nationality', { pattern: { expression: /^[A-Z]{2}$/, message: 'TRAVELER_COUNTRY' } }],
];

/** Everything that keeps these entries from being saved, each at its field; empty when there is nothing. */
export function checkTraveler(given: TravelerInput, settings: TravelerSettings, today: string): DomainProblem[] {
  const problems: DomainProblem[] = [];
  const refuse = (field: string, code: string | undefined): void => {
    if (code !== undefined) problems.push({ code, description: `${field} is refused: ${code}`, field });
  };
  for (const [field, rule] of RULES) refuse(field, checkField(given[field], rule));
  const longName = `${given.firstName} ${given.middleName}`.trim().length > LONGEST_NAME;
  if (longName && given.firstName !== '') refuse('firstName', 'TRAVELER_NAME_LONG');
  if (given.lastName.length > LONGEST_NAME) refuse('lastName', 'TRAVELER_NAME_LONG');
  refuse('dateOfBirth', faultOfBirth(given.dateOfBirth, settings, today));
  if (given.gender !== '' && !settings.genders.includes(given.gender)) refuse('gender', 'TRAVELER_GENDER');
  for (const [field, code] of phoneFaults(given)) refuse(field, code);
  for (const [at, document] of given.documents.entries()) {
    for (const [part, code] of documentFaults(document)) refuse(`documents.${at}.${part}`, code);
  }
  for (const [at, { programme, number }] of given.loyalty.entries()) {
    const named = programme !== '' && programme.length <= LONGEST_PROGRAMME;
    if (!named) refuse(`loyalty.${at}.programme`, 'TRAVELER_PROGRAMME');
    if (!loyaltyNumber.test(number) && !keptNumber(number)) refuse(`loyalty.${at}.number`, 'TRAVELER_LOYALTY_NUMBER');
  }
  if (given.needsNote.length > LONGEST_NOTE) refuse('needsNote', 'TRAVELER_NOTE_LONG');
  return problems;
}

function faultOfBirth(day: string, { oldestAge }: TravelerSettings, today: string): string | undefined {
  if (day === '') return undefined;
  if (!isCivilDay(day)) return 'TRAVELER_DAY';
  const earliest = `${Number(today.slice(0, 4)) - oldestAge - 1}${today.slice(4)}`;
  return day > today || day <= earliest ? 'TRAVELER_BIRTH' : undefined;
}

/** A number needs its country, and both together are what can be dialled. */
function phoneFaults(given: TravelerInput): (readonly [field: string, code: string])[] {
  const { phoneNumber, phoneCountryCode, phoneCountryCodeISO } = given;
  if (phoneNumber === '') return [];
  const code = callingCodes().get(phoneCountryCodeISO);
  if (code === undefined || code !== phoneCountryCode) return [['phoneCountryCodeISO', 'TRAVELER_PHONE_COUNTRY']];
  return phoneShape.test(`+${code}${phoneNumber}`) ? [] : [['phoneNumber', 'TRAVELER_PHONE']];
}

function documentFaults(document: TravelerInput['documents'][number]): (readonly [part: string, code: string])[] {
  const { number, issuedBy, expiresOn } = document;
  const pattern = { expression: documentNumber, message: 'TRAVELER_DOCUMENT_NUMBER' };
  const shape = checkField(number, { required: { message: 'TRAVELER_DOCUMENT_NUMBER_MISSING' }, pattern });
  const faults: (readonly [string, string])[] = [];
  if (shape !== undefined && !keptNumber(number)) faults.push(['number', shape]);
  if (!/^[A-Z]{2}$/.test(issuedBy)) faults.push(['issuedBy', 'TRAVELER_DOCUMENT_ISSUER']);
  if (expiresOn === '') faults.push(['expiresOn', 'TRAVELER_DOCUMENT_EXPIRY']);
  else if (!isCivilDay(expiresOn)) faults.push(['expiresOn', 'TRAVELER_DAY']);
  return faults;
}

/** As people type and paste it, brought to the form that is stored. */
export function tidied(sent: TravelerInput, home: string): TravelerInput {
  const given = { ...sent, ...wholePhone(sent, home) };
  const name = (text: string) => text.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
  const country = given.phoneCountryCodeISO.toUpperCase();
  const phoneNumber = given.phoneNumber.replaceAll(/[\s().\-/]/g, '');
  const code = given.phoneCountryCode.replace(/^\+/, '') || (callingCodes().get(country) ?? '');
  const phone = phoneNumber === '' ? { phoneCountryCode: '', phoneCountryCodeISO: '' } : {};
  return {
    ...given,
    firstName: name(given.firstName),
    middleName: name(given.middleName),
    lastName: name(given.lastName),
    dateOfBirth: given.dateOfBirth.trim(),
    emailAddress: given.emailAddress.trim(),
    phoneNumber,
    phoneCountryCode: code,
    phoneCountryCodeISO: country,
    ...phone,
    tsaredress: compact(given.tsaredress),
    knownTravelerNumber: compact(given.knownTravelerNumber),
    nationality: given.nationality.toUpperCase(),
    documents: given.documents.map((document) => ({ ...document, number: compact(document.number) })),
    loyalty: given.loyalty.map((card) => ({
      ...card,
      programme: card.programme.trim().replaceAll(/\s+/g, ' '),
      number: compact(card.number),
    })),
    needs: [...new Set(given.needs)],
    needsNote: given.needsNote.trim(),
  };
}

export const isMask = (number: string): boolean => number === MASK;

/** A number that was typed with its country code says itself which country it is of. */
function wholePhone({ phoneNumber, phoneCountryCodeISO }: TravelerInput, home: string): Partial<TravelerInput> {
  const digits = phoneNumber.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  return (digits.startsWith('+') && splitPhone(digits, phoneCountryCodeISO || home)) || {};
}
