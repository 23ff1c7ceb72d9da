import type { I18n } from '@lingui/core';

/** Every sentence of the mails about feedback. */
export function feedbackWords(i18n: I18n) {
  return { ...toldWords(i18n), ...thanksWords(i18n) };
}

function toldWords(i18n: I18n) {
  return {
    topics: {
      problem: i18n._({ id: 'feedback.problem', message: 'Something does not work' }),
      idea: i18n._({ id: 'feedback.idea', message: 'An idea' }),
      booking: i18n._({ id: 'feedback.booking', message: 'A booking' }),
      words: i18n._({ id: 'feedback.words', message: 'Words or translation' }),
      accessibility: i18n._({ id: 'feedback.accessibility', message: 'Accessibility' }),
      other: i18n._({ id: 'feedback.other', message: 'Something else' }),
    },
    told: (topic: string, brand: string) =>
      i18n._({ id: 'feedback.told', message: 'Feedback on {brand}: {topic}', values: { topic, brand } }),
    text: i18n._({ id: 'feedback.text', message: 'The message' }),
    about: i18n._({ id: 'feedback.about', message: 'About it' }),
    topic: i18n._({ id: 'feedback.topic', message: 'Topic' }),
    page: i18n._({ id: 'feedback.page', message: 'Page' }),
    answerTo: i18n._({ id: 'feedback.answerTo', message: 'Answer to' }),
    language: i18n._({ id: 'feedback.language', message: 'Language of the reader' }),
    number: i18n._({ id: 'feedback.number', message: 'Number' }),
    notGiven: i18n._({ id: 'feedback.notGiven', message: 'not given' }),
    deletedLater: i18n._({
      id: 'feedback.deletedLater',
      message: 'The site deletes its copy of this message after a while; whoever keeps this mail keeps what it says.',
    }),
  };
}

function thanksWords(i18n: I18n) {
  return {
    thanks: i18n._({ id: 'feedback.thanks', message: 'Thank you for your message' }),
    received: (brand: string) =>
      i18n._({
        id: 'feedback.received',
        message: 'Your message to {brand} has arrived.',
        values: { brand },
      }),
    weRead: i18n._({
      id: 'feedback.weRead',
      message: 'A person reads it, and writes to this address where an answer helps.',
    }),
    notYou: i18n._({
      id: 'feedback.notYou',
      message: 'If you did not write to us, somebody typed your address by mistake. Nothing else will come.',
    }),
    help: i18n._({ id: 'feedback.help', message: 'Open the help pages' }),
    questions: (brand: string, email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller: brand, email } }),
  };
}
