import type { Ends } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { formatList } from '../../reader/use-lists.ts';

type Place = Ends['from'];

const METRO = 'metro:';

export interface EndNames {
  /** `London`, `London (LHR, STN)`, `London or Paris`. */
  readonly name: string;
  /** `LON`, `LHR, STN`. */
  readonly code: string;
}

/** What a trip's ends are called; where several places were asked, all of them. */
export function useEnds(): (ends: Ends | undefined) => { readonly from: EndNames; readonly to: EndNames } {
  const { locale } = useFacts();
  return (ends) => ({
    from: endNames(ends ? [ends.from, ...(ends.alsoFrom ?? [])] : [], locale),
    to: endNames(ends ? [ends.to, ...(ends.alsoTo ?? [])] : [], locale),
  });
}

/** Airports of one city stand behind its name; cities stand side by side. */
export function endNames(places: readonly Place[], locale: string): EndNames {
  const cities = Map.groupBy(places, (place) => place.cityName);
  const names = [...cities].map(([city, of]) => (of.length > 1 ? `${city} (${of.map(codeOf).join(', ')})` : city));
  return {
    name: formatList(names, locale, 'disjunction'),
    code: places.map(codeOf).join(', '),
  };
}

/** A city whose letters an airport has too is told by them as well. */
function codeOf({ id, code, cityName }: Place): string {
  return code ?? (id.startsWith(METRO) ? id.slice(METRO.length) : cityName);
}
