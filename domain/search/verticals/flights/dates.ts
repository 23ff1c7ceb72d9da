import { addDays, civilDayIn, isCivilDay } from '#contract/core';
import type { FlightQuery } from '#contract/search';
import type { DomainProblem } from '#domain/kernel';

export interface SaleWindow {
  readonly now: Date;
  /** How many days ahead of today the sources sell. */
  readonly horizonDays: number;
}

/** What is wrong with the days of a trip; a day is over when it is over in every one of the `zones` it may leave from. */
export function dateProblems(
  { slices }: Pick<FlightQuery, 'slices'>,
  zones: readonly string[],
  { now, horizonDays }: SaleWindow,
): DomainProblem[] {
  const today = zones.map((zone) => civilDayIn(zone, now)).sort()[0] ?? civilDayIn('UTC', now);
  const latest = addDays(today, horizonDays);
  return slices.flatMap(({ date }, i): DomainProblem[] => {
    const field = `slices.${i}.date`;
    const before = slices[i - 1]?.date;
    if (!isCivilDay(date)) {
      return [{ code: 'DATE_UNKNOWN', description: `${date} is not a day`, field, detail: { date } }];
    }
    if (i === 0 && date < today) {
      return [{ code: 'DATE_PAST', description: `${date} is over`, field, detail: { date, earliest: today } }];
    }
    if (before !== undefined && date < before) {
      const description = `${date} is before ${before}`;
      const code = isReturn(slices) ? 'RETURN_BEFORE_DEPARTURE' : 'DATE_BEFORE_PREVIOUS';
      return [{ code, description, field, detail: { date, earliest: before } }];
    }
    if (date > latest) {
      return [{ code: 'DATE_TOO_FAR', description: `Sold until ${latest}`, field, detail: { date, latest } }];
    }
    return [];
  });
}

/** There and back; two flights to further places are a journey. */
function isReturn([out, back, ...further]: FlightQuery['slices']): boolean {
  return further.length === 0 && out?.from === back?.to && out?.to === back?.from;
}
