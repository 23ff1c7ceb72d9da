import type { I18n } from '@lingui/core';

/** Every sentence of the mails about feedback. */
export function feedbackWords(i18n: I18n) {
  return { ...toldWords(i18n), ...thanksWords(i18n) };
}

function toldWords(i18n: I18n) {
  return {
    topics: {
      problem: i18n._({ id: 'feedback.problem', message: 'Something isn’t working' }),
      idea: i18n._({ id: 'feedback.idea', message: 'An idea' }),
      booking: i18n._({ id: 'feedback.booking', message: 'A booking' }),
      words: i18n._({ id: 'feedback.words', message: 'Wording or translation' }),
      accessibility: i18n._({ id: 'feedback.accessibility', message: 'Accessibility' }),
      other: i18n._({ id: 'feedback.other', message: 'Something else' }),
    },
    told: (topic: string, brand: string) =>
      i18n._({ id: 'feedback.told', message: 'Feedback on {brand}: {topic}', values: { topic, brand } }),
    text: i18n._({ id: 'feedback.text', message: 'Message' }),
    about: i18n._({ id: 'feedback.about', message: 'Details' }),
    topic: i18n._({ id: 'feedback.topic', message: 'Topic' }),
    page: i18n._({ id: 'feedback.page', message: 'Page' }),
    answerTo: i18n._({ id: 'feedback.answerTo', message: 'Reply to' }),
    language: i18n._({ id: 'feedback.language', message: 'Reader’s language' }),
    number: i18n._({ id: 'feedback.number', message: 'Number' }),
    notGiven: i18n._({ id: 'feedback.notGiven', message: 'not given' }),
    deletedLater: i18n._({
      id: 'feedback.deletedLater',
      message: 'The site deletes its copy after a while. This email remains until you delete it.',
    }),
  };
}

function thanksWords(i18n: I18n) {
  return {
    thanks: i18n._({ id: 'feedback.thanks', message: 'Thank you for your message' }),
    received: (brand: string) =>
      i18n._({
        id: 'feedback.received',
        message: '{brand} has received your message.',
        values: { brand },
      }),
    weRead: i18n._({
      id: 'feedback.weRead',
      message: 'We read every message and reply to this address if an answer helps.',
    }),
    notYou: i18n._({
      id: 'feedback.notYou',
      message: 'Didn’t write to us? Your address was entered by mistake, and you won’t hear from us again.',
    }),
    help: i18n._({ id: 'feedback.help', message: 'Open the help pages' }),
    questions: (brand: string, email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller: brand, email } }),
  };
}
