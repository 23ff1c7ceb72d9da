import { useLingui } from '@lingui/react/macro';
import { latin } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';

/** Languages that write the year before the month: there it stands with the first day. */
const YEAR_FIRST = /^(ja|zh|ko)/;

/** `Tue 23 Mar 2027`. Not among the styles of `format.ts`, which every page loads. */
function dated(local: string, locale: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(latin(locale), style).format(new Date(`${local.slice(0, 10)}T00:00Z`));
  return text.replace(/[,،]/g, '').replace(/\s+/g, ' ');
}

/** `Tue 9 Mar to Tue 23 Mar 2027`: the year once, unless the span goes into another. */
export function useSpanWords() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { day } = useFormat();
  return (from: string, until: string): string => {
    const last = dated(until, locale);
    if (from.slice(0, 10) === until.slice(0, 10)) return last;
    const once = from.slice(0, 4) === until.slice(0, 4);
    const [first, end] =
      once && YEAR_FIRST.test(locale)
        ? [dated(from, locale), day(until)]
        : [once ? day(from) : dated(from, locale), last];
    return t`${first} to ${end}`;
  };
}
