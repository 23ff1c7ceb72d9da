import type { I18n } from '@lingui/core';

/** What stands below the news themselves. */
export function newsWords(i18n: I18n, brand: string) {
  const values = { brand };
  return {
    why: (day: string) =>
      i18n._({
        id: 'news.why',
        message: 'You get this mail because you asked for news of {brand} on {day}.',
        values: { brand, day },
      }),
    stop: i18n._({ id: 'news.stop', message: 'Unsubscribe from news of {brand}', values }),
    remains: i18n._({
      id: 'news.remains',
      message: 'Mail about your bookings and the safety of your account comes all the same.',
    }),
    otherLanguage: (language: string) =>
      i18n._({
        id: 'news.otherLanguage',
        message: 'These news were not written in your language, so they come in another: {language}.',
        values: { language },
      }),
  };
}
