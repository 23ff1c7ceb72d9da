import type { I18n } from '@lingui/core';

/** Every sentence of the page that opens an archive. */
export function archiveWords(i18n: I18n) {
  return {
    title: (brand: string) => i18n._({ id: 'archive.title', message: 'Your data at {brand}', values: { brand } }),
    made: (date: string) => i18n._({ id: 'archive.made', message: 'Made on {date}.', values: { date } }),
    about: i18n._({
      id: 'archive.about',
      message:
        'Each file holds what one part of the site keeps about you, as lists that you can read and that programs can take over (JSON).',
    }),
    secret: i18n._({
      id: 'archive.secret',
      message: 'Numbers of documents are written in full. Keep this archive where nobody else reads it.',
    }),
    file: i18n._({ id: 'archive.file', message: 'File' }),
    holds: i18n._({ id: 'archive.holds', message: 'What it holds' }),
    entries: i18n._({ id: 'archive.entries', message: 'Entries' }),
    parts: partWords(i18n),
    remains: i18n._({
      id: 'archive.remains',
      message:
        'When you delete your account, all of this goes but what the law makes us keep: bookings that were paid, with their payments, for ten years. What was done in your account stays as proof under a number that leads to nobody.',
    }),
  };
}

function partWords(i18n: I18n): Readonly<Record<string, string>> {
  return {
    identity: i18n._({ id: 'archive.identity', message: 'Your account, your addresses, and where you are signed in' }),
    travelers: i18n._({ id: 'archive.travelers', message: 'The travellers that you saved' }),
    booking: i18n._({ id: 'archive.booking', message: 'Your bookings and who travels' }),
    events: i18n._({ id: 'archive.events', message: 'What happened to your bookings, step by step' }),
    payments: i18n._({ id: 'archive.payments', message: 'Payments and refunds' }),
    feedback: i18n._({ id: 'archive.feedback', message: 'Messages that you sent us' }),
    audit: i18n._({ id: 'archive.audit', message: 'What was done in your account, and when' }),
  };
}
