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
      message: 'An account can have up to {most} travellers. Remove one you no longer need.',
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
        message: 'Airlines print up to 40 letters. Shorten the names as in the passport.',
      }),
    TRAVELER_DAY: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_DAY',
        message: 'That date doesn’t exist. Enter day, month and a four-digit year, for example 14 5 1988.',
      }),
    TRAVELER_BIRTH: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_BIRTH',
        message: 'Check the year of birth.',
      }),
    TRAVELER_GENDER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_GENDER',
        message: 'This option is not available here. Choose another.',
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
        message: 'Enter the full address, for example name@example.com.',
      }),
    TRAVELER_PHONE: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_PHONE',
        message: 'Enter the number after the country code, digits only, for example 85 012 3456.',
      }),
    TRAVELER_PHONE_COUNTRY: (_detail, { i18n }) =>
      i18n._({ id: 'travelers.TRAVELER_PHONE_COUNTRY', message: 'Choose the country that issued the number.' }),
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
        message: 'Enter the document number, or leave all its fields empty.',
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
        message: 'Enter the document’s expiry date.',
      }),
    TRAVELER_PROGRAMME: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_PROGRAMME',
        message: 'Enter the airline or its programme name, up to 60 letters.',
      }),
    TRAVELER_LOYALTY_NUMBER: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_LOYALTY_NUMBER',
        message: 'Enter 4 to 20 letters and digits, as on the membership card.',
      }),
    TRAVELER_NUMBER_GONE: (_detail, { i18n }) =>
      i18n._({
        id: 'travelers.TRAVELER_NUMBER_GONE',
        message: 'This number is no longer stored. Enter it in full.',
      }),
  };
}

/** Needs that booking has no box for, as the airline is told in the note. */
export function needsIn(needs: readonly Need[], { i18n, locale }: Speech): string {
  const words: Readonly<Partial<Record<Need, string>>> = {
    step_free: i18n._({ id: 'travelers.needs.step_free', message: 'Step-free access' }),
    assistance: i18n._({ id: 'travelers.needs.assistance', message: 'assistance on departure and arrival' }),
    quiet_room: i18n._({ id: 'travelers.needs.quiet_room', message: 'a quiet place to wait' }),
  };
  const said = needs.flatMap((need) => words[need] ?? []);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(said);
}
