import { addDays } from '#contract/core';
import { useLingui } from '@lingui/react/macro';
import type { StripDay } from '#design/day-strip';
import type { StayNight } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { arrivalsOf } from './months.ts';

/** Nights of a month as its grid shows them. */
export function useNightWords(hrefOn: (dates: { checkIn: string; checkOut: string }) => string) {
  const { t } = useLingui();
  const { now } = useFacts();
  const format = useFormat();

  /** `Fri 12 Mar to Mon 15 Mar`. */
  function name({ checkIn, checkOut }: Pick<StayNight, 'checkIn' | 'checkOut'>): string {
    const [from, to] = [format.day(checkIn), format.day(checkOut)];
    return t`${from} to ${to}`;
  }

  function noteOf(reason: StayNight['reason']): string | undefined {
    if (reason === null || reason === 'NO_ANSWER') return undefined;
    const notes: Readonly<Record<Exclude<StayNight['reason'], null | 'NO_ANSWER'>, string>> = {
      DATE_PAST: t`past`,
      DATE_TOO_FAR: t`not on sale`,
      NOT_ON_SALE: t`not on sale`,
      NO_ROOMS: t`sold out`,
      TOO_SMALL: t`too small`,
      TOO_SHORT: t`longer stay required`,
      TOO_LONG: t`shorter stay required`,
      NO_ARRIVAL: t`no check-in`,
      NO_DEPARTURE: t`no check-out`,
    };
    return notes[reason];
  }

  function moreOf({ total, there }: StayNight): string | undefined {
    if (!total || !there || there.amountMinor === 0) return undefined;
    if (there.amountMinor === total.amountMinor) return t`pay at property`;
    const amount = format.money(there);
    return t`${amount} at the property`;
  }

  interface Month {
    readonly month: string;
    readonly weekends: boolean;
    readonly nights: number;
    /** Days of the search itself. */
    readonly own: { readonly checkIn: string; readonly checkOut: string };
    readonly days: readonly StayNight[] | undefined;
  }

  function rows({ month, weekends, nights, own, days }: Month): StripDay[] {
    const best = days && lowestOf(days)?.total?.amountMinor;
    return arrivalsOf(month, weekends).map((checkIn): StripDay => {
      const dates = { checkIn, checkOut: addDays(checkIn, nights) };
      const known = days?.find((day) => day.checkIn === checkIn);
      // Seen before anybody is asked, so that the first drawing has no link that leads nowhere.
      const reason = known ? known.reason : checkIn < now.slice(0, 10) ? 'DATE_PAST' : null;
      const current = checkIn === own.checkIn && dates.checkOut === own.checkOut;
      return {
        day: checkIn,
        text: format.day(checkIn, 'weekday'),
        name: name(dates),
        href: reason === null || reason === 'NO_ANSWER' || current ? hrefOn(dates) : undefined,
        current,
        price: known?.total ? format.money(known.total) : undefined,
        more: known && moreOf(known),
        note: noteOf(reason),
        lowest: best !== undefined && known?.total?.amountMinor === best ? t`lowest` : undefined,
      };
    });
  }

  return { name, rows };
}

/** The first day of the lowest total; undefined while fewer than two are known, for then it says nothing. */
export function lowestOf(days: readonly StayNight[]): StayNight | undefined {
  const priced = days.filter(({ total }) => total !== null);
  if (priced.length < 2) return undefined;
  return priced.reduce((least, day) => {
    return (day.total?.amountMinor ?? 0) < (least.total?.amountMinor ?? 0) ? day : least;
  });
}
