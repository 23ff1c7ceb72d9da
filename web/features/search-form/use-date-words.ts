import { useLingui } from '@lingui/react/macro';
import type { DateRangeWords } from '#design/date-range';

type OwnWords = 'depart' | 'back' | 'departDay' | 'backDay' | 'summary' | 'backFirst' | 'nights';

/** The words of two days; what they are the days of says the form. */
export function useDateWords(own: Pick<DateRangeWords, OwnWords>): DateRangeWords {
  const { t } = useLingui();
  return {
    ...own,
    title: t`Dates`,
    empty: t`Choose a date`,
    close: t`Close dates`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
    clear: t`Clear`,
    done: t`Done`,
    low: t`low`,
    unknown: (typed) => t`“${typed}” is not a date. Use a format like 9 Mar or 2027-03-09.`,
    outside: (typed) => t`${typed} is not on sale. Choose a date within the next year.`,
  };
}
