export { chooseLocale, localeOfPrefix, wordsOf } from './choose-locale.ts';
export type { LocaleAsked, LocaleChoice } from './choose-locale.ts';
export { formatDay, formatDays, formatDuration, formatKilograms, formatLocal } from './format.ts';
export { formatMoney, formatThere, formatWeekday } from './format.ts';
export { offsetMinutes } from './format.ts';
export { LOCALES, PSEUDO, siteOf, SITES, SPOKEN } from './sites.ts';
export type { Site } from './sites.ts';
export { readLocale } from './read-locale.ts';
export { siteViews } from './site-views.ts';
