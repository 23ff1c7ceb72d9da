import { byCount, choose, range, ranked, type Facet, type FacetOption } from '#engine/facets';
import type { StayFilters } from './ask.ts';
import type { Board } from './board.ts';
import { SCORE_STEPS, type StayCounts } from './counts.ts';
import { INDEPENDENT } from './failures.ts';
import { BOARDS } from './snapshot.ts';

export function facetsOf(board: Board, filters: StayFilters, counts: StayCounts): Facet[] {
  const { words } = board.terms.world;
  const options = (id: string, list: readonly FacetOption[]): Facet => ({
    kind: 'options',
    id,
    exact: true,
    options: list,
  });
  const named = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);
  const codes = [...words.chains.map(({ code }) => code), INDEPENDENT];
  const chains = ranked(counts.chain, codes, [...named(words.chains), ''], filters.chains).map((option) => {
    return option.value === INDEPENDENT ? { ...option, label: null } : option;
  });
  const areas = quarters(board, filters, counts);
  return [
    range('price', 'minor', counts.price, filters.price, true),
    options(
      'stars',
      choose(counts.stars, [5, 4, 3, 2, 1, 0], String, (stars) => !!filters.stars?.includes(stars)),
    ),
    options('score', scores(counts, filters)),
    options('area', areas.filter(seen)),
    options('amenities', worded(counts.amenities, words.amenities, filters.amenities)),
    options('access', worded(counts.access, words.accessFacts, filters.access)),
    options('chain', chains.filter(seen)),
    options('board', worded(counts.board, BOARDS, filters.boards)),
    options('cancellation', single('free', counts.cancellation, filters.freeCancellation)),
    options('payment', single('later', counts.payment, filters.payLater)),
  ];
}

/** Quarters with something in them, most first, and those that were chosen in vain. */
function quarters({ areas, terms }: Board, { areas: wanted = [] }: StayFilters, counts: StayCounts): FacetOption[] {
  const all = terms.world.words.areas;
  const places = areas.map((_, place) => place).filter((place) => areas[place]! >= 0);
  const keyAt = (place: number): string => all[areas[place]!]!.key;
  const nameAt = (place: number): string => all[areas[place]!]!.name;
  const here = choose(counts.area, places, keyAt, (place) => wanted.includes(keyAt(place)), nameAt).sort(byCount);
  const vain = wanted.filter((key) => !here.some(({ value }) => value === key));
  return [
    ...here,
    ...vain.map((value) => {
      const label = all.find(({ key }) => key === value)?.name ?? null;
      return { value, label, count: 0, fromMinor: null, selected: true };
    }),
  ];
}

/** Of long lists only what can be found here, or was chosen. */
function seen({ count, selected }: FacetOption): boolean {
  return count > 0 || selected;
}

function scores({ score }: StayCounts, filters: StayFilters): FacetOption[] {
  const steps = SCORE_STEPS.map((_, step) => step);
  return choose(
    score,
    steps,
    (step) => String(SCORE_STEPS[step]!),
    (step) => filters.score === SCORE_STEPS[step],
  );
}

function worded(
  tally: StayCounts['board'],
  values: readonly string[],
  wanted: readonly string[] | undefined,
): FacetOption[] {
  const categories = values.map((_, category) => category);
  return choose(
    tally,
    categories,
    (at) => values[at]!,
    (at) => !!wanted?.includes(values[at]!),
  );
}

function single(value: string, tally: StayCounts['board'], selected: boolean | undefined): FacetOption[] {
  return choose(
    tally,
    [0],
    () => value,
    () => selected === true,
  );
}
