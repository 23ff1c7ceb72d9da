import type { Gender } from '#contract/booking';
import type { Problem } from '#contract/core';
import { MOST, NEEDS, type TravelerInput } from '#contract/travelers';
import { readDay } from '../../forms/typed-day.ts';
import { partsOf, type Values, valuesOf } from '../../forms/values.ts';
import { rowsIn } from './traveller-values.ts';

const NAMES =
  /^(?:firstName|middleName|lastName|emailAddress|phone\w+|tsaredress|knownTravelerNumber|gender|nationality|needs\w*|preferred|(?:birth|documents|loyalty)\..+)$/;

/** Something that no day is: the server says what is wrong with it. */
const NO_DAY = '-';

export interface ReadTraveller {
  readonly input: TravelerInput;
  readonly values: Values;
  /** Which rows of the form were sent, in their order: the server counts those only. */
  readonly rows: { readonly documents: readonly number[]; readonly loyalty: readonly number[] };
}

/** Reads the form of a saved traveller. Rows that are empty or ticked for removal are left out. */
export function readTraveller(form: FormData, locale: string): ReadTraveller {
  const values = valuesOf(form, NAMES);
  const text = (name: string) => values[name] ?? '';
  const day = (name: string) => {
    const read = readDay(partsOf(values, name), locale);
    if (read.ok) return read.iso;
    return read.why === 'missing' ? '' : NO_DAY;
  };
  const sent = (kind: 'documents' | 'loyalty', parts: readonly string[]) =>
    Array.from({ length: Math.min(rowsIn(values, kind), MOST[kind]) }, (_, at) => at).filter(
      (at) => !text(`${kind}.${at}.remove`) && parts.some((part) => text(`${kind}.${at}.${part}`).trim() !== ''),
    );
  const rows = {
    documents: sent('documents', ['number', 'issuedBy', 'expiry.day', 'expiry.month', 'expiry.year']),
    loyalty: sent('loyalty', ['programme', 'number']),
  };
  const chosen = text('needs').split(',');
  const input: TravelerInput = {
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    dateOfBirth: day('birth'),
    emailAddress: text('emailAddress'),
    phoneNumber: text('phoneNumber'),
    phoneCountryCode: '',
    phoneCountryCodeISO: text('phoneCountryCodeISO'),
    tsaredress: text('tsaredress'),
    knownTravelerNumber: text('knownTravelerNumber'),
    preferred: text('preferred') !== '',
    gender: text('gender') as Gender | '',
    nationality: text('nationality'),
    documents: rows.documents.map((at) => ({
      documentId: text(`documents.${at}.documentId`),
      type: text(`documents.${at}.type`) === 'identity_card' ? 'identity_card' : 'passport',
      number: text(`documents.${at}.number`),
      issuedBy: text(`documents.${at}.issuedBy`),
      expiresOn: day(`documents.${at}.expiry`),
    })),
    loyalty: rows.loyalty.map((at) => ({
      loyaltyId: text(`loyalty.${at}.loyaltyId`),
      programme: text(`loyalty.${at}.programme`),
      number: text(`loyalty.${at}.number`),
    })),
    needs: NEEDS.filter((need) => chosen.includes(need)),
    needsNote: text('needsNote'),
  };
  return { input, values, rows };
}

/** Something to change, at the element with that id. */
export interface TravellerFault {
  readonly field: string;
  readonly text: string;
}

/** What the server refused, at the fields of this form. */
export function faultsAt(problems: readonly Problem[], rows: ReadTraveller['rows']): TravellerFault[] {
  return problems.map(({ field = '', localizedDescription, description }) => ({
    field: field.replace(/^(documents|loyalty)\.(\d+)/, (_, kind: 'documents' | 'loyalty', at: string) => {
      return `${kind}.${rows[kind][Number(at)] ?? at}`;
    }),
    text: localizedDescription || description,
  }));
}
