import type { Api } from '#contract/core';
import { places } from '#contract/places';
import type { PlaceSuggestion } from '#contract/places';

/** One text of a place field and what it means; without `place`, what it may have meant. */
export interface ReadPlace {
  readonly typed: string;
  readonly place: PlaceSuggestion | null;
  readonly suggestions: readonly PlaceSuggestion[];
}

/** More than may be asked; the search tells that there are too many. */
const MOST_READ = 8;

const KIND = /^[a-z]+:(?=\S)/;

/** What one text means, whole; as a city, an airport stands for the city that it serves. */
export async function resolvePlace(api: Api, typed: string, as?: 'city'): Promise<ReadPlace> {
  const { place, suggestions } = await api(places.resolve, { q: typed, as });
  // The id of a place that is not known is told as people would type it: `metro:ZZZ` is ZZZ.
  return { typed: place ? typed : typed.replace(KIND, ''), place, suggestions };
}

/**
 * What a place field means: each chosen value by itself, and one typed text whole (`Cambridge, United States`) or, where that is
 * no place, as several with commas (`LHR, STN`). Empty when nothing was typed.
 */
export async function resolveField(api: Api, texts: readonly string[]): Promise<readonly ReadPlace[]> {
  const read = (typed: string) => resolvePlace(api, typed);
  const whole = await Promise.all(texts.slice(0, MOST_READ).map(read));
  const split = whole.map(async (one) => {
    const parts = one.place ? [] : partsOf(one.typed);
    if (parts.length < 2) return [one];
    const each = await Promise.all(parts.map(read));
    const several = parts.every(isCode) || each.filter(({ place }) => place).length > 1;
    return several ? each : [one];
  });
  return (await Promise.all(split)).flat();
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MOST_READ);
}

function isCode(text: string): boolean {
  return /^[A-Za-z]{3}$|:/.test(text);
}
