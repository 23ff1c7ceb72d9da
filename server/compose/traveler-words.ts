import { MOST, type Need } from '#contract/travelers';
import type { Speech } from '#platform/words';
import type { Part } from './part.ts';

type WordsTable = NonNullable<Part['words']>;

/** What is wrong with a saved traveller, and how to mend it. */
export const TRAVELER_WORDS: WordsTable = {
  ...personWords(),
  ...contactWords(),
  ...numberWords(),
  TRAVELERS_FULL: (_detail, { i18n }) =>
    i18n._({
      id: 'travelers.TRAVELERS_FULL',
      message: 'An account keeps up to {most} travellers. Remove one that you do not need any more.',
      values: { most: MOST.travelers },
    }),
};

function personWords(): WordsTable {
  return {
    TRAVELER_FIRST_NAME: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_FIRST_NAME', message: 'Enter the first name as in the passport.' }),
    TRAVELER_LAST_NAME: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_LAST_NAME', message: 'Enter the last name as in the passport.' }),
    TRAVELER_NAME_SHAPE: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_NAME_SHAPE',
        message:
          'Use Latin letters, spaces, hyphens and apostrophes, as in the machine-readable lines of the passport.',
      }),
    TRAVELER_NAME_LONG: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_NAME_LONG',
        message: 'Airlines print at most 40 letters here. Shorten the names as the passport does.',
      }),
    TRAVELER_DAY: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DAY',
        message: 'There is no such day. Enter day, month and a year with four digits, for example 14 5 1988.',
      }),
    TRAVELER_BIRTH: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_BIRTH',
        message: 'Nobody who travels was born on this day. Check the year.',
      }),
    TRAVELER_GENDER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_GENDER',
        message: 'This entry cannot be chosen here. Choose one of the others.',
      }),
    TRAVELER_COUNTRY: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_COUNTRY', message: 'Choose a country from the list.' }),
    TRAVELER_NOTE_LONG: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_NOTE_LONG', message: 'Shorten this to 300 characters.' }),
  };
}

function contactWords(): WordsTable {
  return {
    TRAVELER_EMAIL: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_EMAIL',
        message: 'Enter the whole address, for example name@example.com.',
      }),
    TRAVELER_PHONE: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_PHONE',
        message: 'Enter the number as dialled after the country code, digits only, for example 85 012 3456.',
      }),
    TRAVELER_PHONE_COUNTRY: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_PHONE_COUNTRY', message: 'Choose the country of the number.' }),
  };
}

function numberWords(): WordsTable {
  return {
    TRAVELER_KNOWN_NUMBER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_KNOWN_NUMBER',
        message: 'A known traveller number has 9 or 10 letters and digits, as on the card.',
      }),
    TRAVELER_REDRESS_NUMBER: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_REDRESS_NUMBER', message: 'A redress number has 7 or 9 digits.' }),
    TRAVELER_DOCUMENT_NUMBER_MISSING: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DOCUMENT_NUMBER_MISSING',
        message: 'Enter the number of the document, or leave all of its fields empty.',
      }),
    TRAVELER_DOCUMENT_NUMBER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DOCUMENT_NUMBER',
        message: 'Enter 5 to 15 letters and digits, as printed in the document.',
      }),
    TRAVELER_DOCUMENT_ISSUER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DOCUMENT_ISSUER',
        message: 'Choose the country that issued the document.',
      }),
    TRAVELER_DOCUMENT_EXPIRY: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DOCUMENT_EXPIRY',
        message: 'Enter the day on which the document ends.',
      }),
    TRAVELER_PROGRAMME: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_PROGRAMME',
        message: 'Enter the airline or the name of its programme, up to 60 letters.',
      }),
    TRAVELER_LOYALTY_NUMBER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_LOYALTY_NUMBER',
        message: 'Enter 4 to 20 letters and digits, as on the membership card.',
      }),
    TRAVELER_NUMBER_GONE: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_NUMBER_GONE',
        message: 'This number is not stored any more. Enter it in full.',
      }),
  };
}

/** Needs that booking has no box for, as the airline is told in the note. */
export function needsIn(needs: readonly Need[], { i18n, locale }: Speech): string {
  const words: Readonly<Partial<Record<Need, string>>> = {
    step_free: i18n._({ id: 'travelers.needs.step_free', message: 'Step-free way' }),
    assistance: i18n._({ id: 'travelers.needs.assistance', message: 'assistance on departure and arrival' }),
    quiet_room: i18n._({ id: 'travelers.needs.quiet_room', message: 'a quiet place to wait' }),
  };
  const said = needs.flatMap((need) => words[need] ?? []);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(said);
}
