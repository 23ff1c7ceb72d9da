import { useLingui } from '@lingui/react/macro';
import { NO_END, sliceIndex, sliceName } from '#contract/search';
import type { FlightFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import type { ActiveFilter } from '../../results/filter-form.tsx';
import { useLists } from '../../reader/use-lists.ts';
import { usePriceSpan } from '../../results/use-price-span.ts';
import { goesOn } from './asked.ts';
import type { ListedResults } from './listed.ts';
import { useSliceWords } from './use-slice-words.ts';

type Active = ActiveFilter<FlightFilters>;

/** Names of the groups and of their options. */
function useFilterNames({ places, query }: Pick<ListedResults, 'places' | 'query'>) {
  const { t } = useLingui();
  const slices = useSliceWords();
  const stopsOf: Record<string, string> = { out: t`Stops, flight out`, back: t`Stops, flight back` };
  const airlinesOf: Record<string, string> = { out: t`Airlines, flight out`, back: t`Airlines, flight back` };

  function group(id: string): string {
    const [side = '', of] = id.split('.');
    const ends = places[sliceIndex(side)];
    const [from, to] = [ends?.from.cityName ?? '', ends?.to.cityName ?? ''];
    const onward = places.length > 2 || goesOn(query);
    if (of === 'stops') return onward ? t`Stops, ${from} to ${to}` : (stopsOf[side] ?? of);
    if (of === 'carriers') return onward ? t`Airlines, ${from} to ${to}` : (airlinesOf[side] ?? of);
    const titles: Record<string, string> = {
      stops: onward ? t`Stops, all flights` : places.length > 1 ? t`Stops, both ways` : t`Stops`,
      carriers: t`Airlines`,
      alliances: t`Alliances`,
      price: t`Total price`,
      departure: t`Departure from ${from}`,
      arrival: t`Arrival in ${to}`,
      duration: t`Travel time to ${to}`,
      from: t`Airports in ${from}`,
      to: t`Airports in ${to}`,
      'back.from': t`Back from`,
      'back.to': t`Back to`,
      connection: t`Layover`,
      via: t`Avoid connecting in`,
      tickets: t`Tickets and rules`,
    };
    return titles[id] ?? titles[of ?? ''] ?? id;
  }

  function option(id: string, value: string, label: string | null): string {
    if (label) return label;
    if (/(^|\.)stops$/.test(id)) return slices.stopCount(Number(value));
    if (id === 'tickets') return t`One ticket only`;
    if (id === 'refund') return t`Refund allowed`;
    if (id === 'change') return t`Change allowed`;
    return id === 'nightWait' ? t`No overnight layover` : value;
  }

  return { group, option };
}

type Words = Pick<ListedResults, 'places' | 'query' | 'facets' | 'chosen'>;

/** Names of filters, of their groups, and the chips of those in force. */
export function useFilterWords(results: Words) {
  const names = useFilterNames(results);
  const active = useActiveFilters(results, names);
  const { t } = useLingui();

  /** Airlines have no flights left because of one filter, that for direct flights. */
  function none(id: string, filters: FlightFilters): string | undefined {
    const [only, ...more] = active(filters).filter((chip) => chip.id !== id);
    if (!/(^|\.)(carriers|alliances)$/.test(id) || !only || more.length > 0 || !/(^|\.)stops$/.test(only.id))
      return undefined;
    const asked = [filters, ...(filters.slices ?? [])].flatMap((ask) => ask?.stops ?? []);
    return asked.every((stops) => stops === 0) ? t`not direct` : undefined;
  }

  return { ...names, active, none };
}

/** Answers in words: after their question, and several in a line. */
function useAnswers(facets: Words['facets'], { group, option }: ReturnType<typeof useFilterNames>) {
  const { t } = useLingui();
  const lists = useLists();
  const labelOf = (id: string, value: string) => option(id, value, labelIn(facets, id, value));
  const named = (id: string, chosen: string) => {
    const question = group(id);
    return t`${question}: ${chosen}`;
  };
  const list = (id: string, values: readonly (string | number)[]) =>
    lists.facts(values.map((value) => labelOf(id, String(value))));
  return { named, list };
}

function useActiveFilters({ query, facets, chosen: before }: Words, names: ReturnType<typeof useFilterNames>) {
  const priceSpan = usePriceSpan(facets, query.currency);
  const { t } = useLingui();
  const format = useFormat();
  const { option } = names;
  const { named, list } = useAnswers(facets, names);

  function sliceChips(filters: FlightFilters): Active[] {
    return (filters.slices ?? []).flatMap((slice, i) => {
      if (!slice) return [];
      const side = sliceName(i, query.slices.length);
      const chip = (key: keyof typeof slice, id: string, text: string): Active => ({
        id: `${side}.${id}`,
        text: named(`${side}.${id}`, text),
        without: withoutSlice(filters, i, key),
      });
      return [
        slice.stops && chip('stops', 'stops', list('stops', slice.stops)),
        slice.carriers && chip('carriers', 'carriers', list('carriers', slice.carriers)),
        slice.departure && chip('departure', 'departure', span(slice.departure, clock)),
        slice.arrival && chip('arrival', 'arrival', span(slice.arrival, clock)),
        slice.maxDurationMinutes !== undefined &&
          chip('maxDurationMinutes', 'duration', t`under ${format.duration(slice.maxDurationMinutes)}`),
        slice.fromAirports && chip('fromAirports', 'from', list(`${side}.from`, slice.fromAirports)),
        slice.toAirports && chip('toAirports', 'to', list(`${side}.to`, slice.toAirports)),
      ].filter((one) => one !== undefined && one !== false);
    });
  }

  /** While one flight is chosen after the other, what was asked of all of them stands beside what is asked of the next. */
  function ofJourney(id: string, text: string): string {
    return before.length > 0 ? named(id, text) : text;
  }

  function layover([low, high]: readonly [number, number]): string {
    if (high >= NO_END) return t`at least ${format.duration(low)}`;
    return low === 0 ? t`under ${format.duration(high)}` : span([low, high], format.duration);
  }

  return (filters: FlightFilters): Active[] => {
    const chip = (key: keyof FlightFilters, id: string, text: string): Active => ({
      id,
      text,
      without: { ...filters, [key]: undefined },
    });
    return [
      filters.stops && chip('stops', 'stops', ofJourney('stops', list('stops', filters.stops))),
      filters.carriers && chip('carriers', 'carriers', ofJourney('carriers', list('carriers', filters.carriers))),
      filters.alliances && chip('alliances', 'alliances', list('alliances', filters.alliances)),
      filters.price && chip('price', 'price', named('price', priceSpan(filters.price))),
      ...sliceChips(filters),
      filters.connectionMinutes &&
        chip('connectionMinutes', 'connection', t`Layover: ${layover(filters.connectionMinutes)}`),
      filters.avoidAirports && chip('avoidAirports', 'via', t`Not in ${list('via', filters.avoidAirports)}`),
      filters.oneTicket && chip('oneTicket', 'tickets', option('tickets', 'one', null)),
      filters.refundable && chip('refundable', 'refund', option('refund', 'allowed', null)),
      filters.changeable && chip('changeable', 'change', option('change', 'allowed', null)),
      filters.noNightWait && chip('noNightWait', 'nightWait', option('nightWait', 'none', null)),
    ].filter((one) => one !== undefined && one !== false);
  };
}

function labelIn(facets: Words['facets'], id: string, value: string): string | null {
  const found = facets.flatMap((facet) =>
    facet.kind === 'options' && (facet.id === id || facet.id.endsWith(`.${id}`))
      ? facet.options.filter((option) => option.value === value)
      : [],
  );
  return found[0]?.label ?? null;
}

function span([low, high]: readonly [number, number], write: (value: number) => string): string {
  return `${write(low)} – ${write(high)}`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function withoutSlice(filters: FlightFilters, index: number, key: string): FlightFilters {
  const slices = (filters.slices ?? []).map((slice, i) =>
    i === index && slice ? { ...slice, [key]: undefined } : slice,
  );
  return { ...filters, slices };
}
