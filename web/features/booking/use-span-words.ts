import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';

/** Languages that write the year before the month: there it stands with the first day. */
const YEAR_FIRST = /^(ja|zh|ko)/;

/** `Tue 9 Mar to Tue 23 Mar 2027`: the year once, unless the span goes into another. */
export function useSpanWords() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { day } = useFormat();
  return (from: string, until: string): string => {
    const last = day(until, 'dated');
    if (from.slice(0, 10) === until.slice(0, 10)) return last;
    const once = from.slice(0, 4) === until.slice(0, 4);
    const [first, end] =
      once && YEAR_FIRST.test(locale) ? [day(from, 'dated'), day(until)] : [day(from, once ? 'short' : 'dated'), last];
    return t`${first} to ${end}`;
  };
}
