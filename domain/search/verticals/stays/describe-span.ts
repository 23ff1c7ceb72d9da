import { formatDays, formatWeekday } from '#domain/locale';
import type { DescribedSpan } from '../description.ts';
import { stayBooking } from './booking.ts';
import { arrivalOf, whereOf } from './describe-property.ts';
import type { StayAsked } from './description.ts';
import { stayWords } from './description-words.ts';

/** From check-in to check-out, by the clocks of the property. */
export function spanOf(asked: StayAsked): DescribedSpan {
  const { item, product, speech } = asked;
  const words = stayWords(speech.i18n);
  const { begins, ends } = stayBooking.ends(product);
  const clock = (local: string): string => local.slice(11, 16);
  return {
    title: formatDays(product.checkIn, product.checkOut, speech.locale),
    before: null,
    begins: {
      time: arrivalOf(asked, clock(begins.local)),
      lines: [words.checkIn, formatWeekday(begins.local, speech.locale)],
    },
    ends: {
      time: words.latest(clock(ends.local)),
      lines: [words.checkOut, formatWeekday(ends.local, speech.locale)],
    },
    lasts: words.nights(product.nights),
    facts: [
      { name: words.where, value: whereOf(asked) },
      ...(item.supplierReference === null ? [] : [{ name: words.reference, value: item.supplierReference }]),
    ],
  };
}
