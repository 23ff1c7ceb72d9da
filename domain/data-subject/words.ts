import type { I18n } from '@lingui/core';

/** Every sentence of the page that opens an archive. */
export function archiveWords(i18n: I18n) {
  return {
    title: (brand: string) => i18n._({ id: 'archive.title', message: 'Your data at {brand}', values: { brand } }),
    made: (date: string) => i18n._({ id: 'archive.made', message: 'Created on {date}.', values: { date } }),
    about: i18n._({
      id: 'archive.about',
      message:
        'Each file holds the data one part of the site keeps about you, in a format that people and programs can read (JSON).',
    }),
    secret: i18n._({
      id: 'archive.secret',
      message: 'Document numbers are included in full. Store this archive somewhere private.',
    }),
    file: i18n._({ id: 'archive.file', message: 'File' }),
    holds: i18n._({ id: 'archive.holds', message: 'Contents' }),
    entries: i18n._({ id: 'archive.entries', message: 'Entries' }),
    parts: partWords(i18n),
    remains: i18n._({
      id: 'archive.remains',
      message:
        'When you delete your account, we delete all of this except what the law requires us to keep: paid bookings and their payments, for ten years. The account activity stays as proof, under a number that no longer leads to you.',
    }),
  };
}

function partWords(i18n: I18n): Readonly<Record<string, string>> {
  return {
    identity: i18n._({ id: 'archive.identity', message: 'Your account, email addresses and devices' }),
    travelers: i18n._({ id: 'archive.travelers', message: 'Saved travellers' }),
    booking: i18n._({ id: 'archive.booking', message: 'Your bookings and travellers' }),
    events: i18n._({ id: 'archive.events', message: 'Booking history' }),
    payments: i18n._({ id: 'archive.payments', message: 'Payments and refunds' }),
    feedback: i18n._({ id: 'archive.feedback', message: 'Messages you sent us' }),
    files: i18n._({ id: 'archive.files', message: 'Pictures you uploaded' }),
    audit: i18n._({ id: 'archive.audit', message: 'Account activity' }),
  };
}
