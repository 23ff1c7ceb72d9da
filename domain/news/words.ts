import type { I18n } from '@lingui/core';

/** What stands below the news themselves. */
export function newsWords(i18n: I18n, brand: string) {
  const values = { brand };
  return {
    why: (day: string) =>
      i18n._({
        id: 'news.why',
        message: 'You get this email because you signed up for {brand} news on {day}.',
        values: { brand, day },
      }),
    stop: i18n._({ id: 'news.stop', message: 'Unsubscribe from {brand} news', values }),
    remains: i18n._({
      id: 'news.remains',
      message: 'You will still get emails about your bookings and account security.',
    }),
    otherLanguage: (language: string) =>
      i18n._({
        id: 'news.otherLanguage',
        message: 'This newsletter is not available in your language. It is in {language}.',
        values: { language },
      }),
  };
}
