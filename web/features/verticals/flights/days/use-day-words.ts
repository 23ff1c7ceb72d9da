import { useLingui } from '@lingui/react/macro';
import type { StripDay } from '#design/day-strip';
import type { Money } from '#contract/core';
import { formatFilters, formatFlightAddress, PAGE_SIZE } from '#contract/search';
import type { Day, FlightAddress } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { lowestOf, sameDates, type Dates } from './days-around.ts';
import type { DaysAround } from './use-days.ts';

/** The page of the same search on other days. */
export function addressOn(address: FlightAddress, dates: Dates): string {
  return formatFlightAddress({ ...address, depart: dates.departure, return: dates.return, show: PAGE_SIZE, skip: 0 });
}

/** Days as the strip and the sheet show them. */
export function useDayWords(address: FlightAddress) {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useFacts();
  const own: Dates = { departure: address.depart, return: address.return };

  /** `Wed 10 Mar to Wed 24 Mar`. */
  function name({ departure, return: back }: Dates): string {
    const [out, home] = [format.day(departure), back && format.day(back)];
    return home ? t`${out} to ${home}` : out;
  }

  function noteOf(reason: Day['reason']): string | undefined {
    if (reason === 'DATE_PAST') return t`past`;
    if (reason === 'DATE_TOO_FAR') return t`not on sale`;
    if (reason === 'RETURN_BEFORE_DEPARTURE') return t`too early`;
    if (reason !== 'NO_FLIGHTS') return undefined;
    return formatFilters(address.filters) === '' ? t`no flights` : t`none`;
  }

  function rows({ move, dates, days }: DaysAround): readonly StripDay[] {
    const lowest = days ? lowestOf(days) : undefined;
    return dates.map((at) => {
      const known = days?.find((day) => sameDates(day, at));
      // Seen before anybody is asked, so that the first drawing has no link that leads nowhere.
      const early = at.departure < now.slice(0, 10) ? 'DATE_PAST' : impossible(at) ? 'RETURN_BEFORE_DEPARTURE' : null;
      const reason = known?.reason ?? early;
      const open = reason === null || reason === 'NO_FLIGHTS' || reason === 'NO_ANSWER';
      return {
        day: move === 'return' ? (at.return ?? '') : at.departure,
        text: format.day((move === 'return' ? at.return : null) ?? at.departure, 'weekday'),
        name: move === 'return' && at.return ? format.day(at.return) : name(at),
        href: open ? addressOn(address, at) : undefined,
        current: sameDates(at, own),
        price: known?.total ? format.wholeMoney(known.total) : undefined,
        note: noteOf(reason),
        // As it reads: of two days at the same rounded total neither is lower.
        lowest: known?.total && isAsLow(known.total, lowest) ? t`lowest` : undefined,
      };
    });
  }

  function isAsLow(total: Money, lowest: number | undefined): boolean {
    return lowest !== undefined && format.wholeMoney(total) === format.wholeMoney({ ...total, amountMinor: lowest });
  }

  return { name, rows };
}

function impossible({ departure, return: back }: Dates): boolean {
  return back !== null && back < departure;
}
