import type { I18n } from '@lingui/core';

/** Words that things of every vertical are told with. */
export function sharedWords(i18n: I18n) {
  return {
    facts: (first: string, second: string) =>
      i18n._({ id: 'mail.facts', message: '{first}, {second}', values: { first, second } }),
    estimated: (line: string) => i18n._({ id: 'mail.estimated', message: '{line} (estimate)', values: { line } }),
    levied: (name: string, place: string) =>
      i18n._({ id: 'stayMail.levied', message: '{name}, {place}', values: { name, place } }),
    ifYouCancel: i18n._({ id: 'mail.ifYouCancel', message: 'If you cancel' }),
    until: (when: string) => i18n._({ id: 'mail.until', message: 'Until {when}', values: { when } }),
    adults: (count: number) =>
      i18n._({
        id: 'stayMail.adults',
        message: '{count, plural, one {# adult} other {# adults}}',
        values: { count },
      }),
    children: (count: number) =>
      i18n._({
        id: 'stayMail.children',
        message: '{count, plural, one {# child} other {# children}}',
        values: { count },
      }),
    afterwards: i18n._({ id: 'mail.afterwards', message: 'After that' }),
    back: (amount: string) => i18n._({ id: 'mail.back', message: '{amount} refund', values: { amount } }),
    nothingBack: i18n._({ id: 'mail.nothingBack', message: 'No refund' }),
    ourReferenceOnly: (ours: string) =>
      i18n._({ id: 'calendar.reference', message: 'Reference {ours}.', values: { ours } }),
  };
}
