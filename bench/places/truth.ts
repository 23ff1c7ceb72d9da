import { fold, type PlaceInput } from '#engine/places';

/** Every key of every place, sorted: the plain structure that answers are checked against. Shares nothing with the trie but `fold`. */
export interface Truth {
  readonly keys: readonly string[];
  readonly owners: readonly number[];
}

/** Texts by which a place can be found, folded; places in popularity order. */
export function textsOf(place: PlaceInput): readonly string[] {
  const codes = [...(place.code ? [place.code] : []), ...(place.codeAliases ?? [])];
  const names = [place.name, place.cityName, ...codes, ...place.names.map((name) => name.text)];
  return [...new Set(names.map(fold).filter((name) => name !== ''))];
}

export function createTruth(places: readonly PlaceInput[]): Truth {
  const rows = places.flatMap((place, owner) =>
    textsOf(place).flatMap((text) =>
      [...text.matchAll(/(?:^|(?<= ))\S/gu)].map(({ index }) => [text.slice(index), owner] as const),
    ),
  );
  rows.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  return { keys: rows.map(([key]) => key), owners: rows.map(([, owner]) => owner) };
}

/** The most popular places with a word that starts with the prefix, in order. */
export function startingWith(truth: Truth, prefix: string, limit: number): readonly number[] {
  let low = 0;
  let high = truth.keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((truth.keys[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (let i = low; i < truth.keys.length && truth.keys[i]?.startsWith(prefix); i += 1) found.add(truth.owners[i] ?? 0);
  return [...found].sort((a, b) => a - b).slice(0, limit);
}
