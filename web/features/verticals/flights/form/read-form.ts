import { legField, MOST_SLICES, parseBags, parseFlex } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { plainName } from '#design/travellers';
import type { Facts } from '../../../../facts.ts';
import { dayOf, placesOf, textOf } from '../../../search-form/typed.ts';
import type { Trip } from './form-state.ts';
import { add, move, remove } from './arrange.ts';
import type { KeptList } from './kept-filters.ts';

const CABINS = ['economy', 'premium', 'business', 'first'] as const;
const MOST = 99;

/** One flight as typed or chosen: texts, codes or place ids, and an ISO day or nothing. */
export interface ReadLeg {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly depart: string;
  readonly typedDepart: string;
}

export interface AskedForm {
  readonly legs: readonly ReadLeg[];
  /** There are more flights than a journey may have: those after the last field are not among `legs`. */
  readonly cut: boolean;
  /** An ISO day; empty when nothing that reads as a day was typed. */
  readonly back: string;
  readonly typedBack: string;
  readonly trip: Trip;
  /** Not sent to be searched yet: a search without its beginning, or a flight that is added, moved or removed without scripts. */
  readonly begun: boolean;
  readonly rest: Pick<FlightAddress, 'passengers' | 'cabin' | 'bags' | 'flexDays'>;
  readonly kept: KeptList;
}

/** Reads the fields of the search form, typed days included. Undefined where neither place is among them. */
export function readForm(fields: URLSearchParams, facts: Pick<Facts, 'locale' | 'now'>): AskedForm | undefined {
  if (!fields.has('from') && !fields.has('to')) return undefined;
  const plain = fields.has(plainName('adults'));
  const asked = (name: Parameters<typeof plainName>[0]) => (plain ? plainName(name) : name);
  const text = (name: string) => textOf(fields, name);
  const count = (name: Parameters<typeof plainName>[0], fallback: number) => {
    const value = Number(fields.get(asked(name)) ?? fallback);
    return Number.isInteger(value) && value >= 0 && value <= MOST ? value : fallback;
  };
  const trip = tripOf(fields);
  const sent = trip === 'multi' ? readLegs(fields, facts) : [readLeg(fields, facts, 0)];
  const legs = trip === 'multi' ? rearranged(sent, fields) : sent;
  return {
    legs,
    cut: trip === 'multi' && hasLeg(fields, MOST_SLICES),
    back: trip === 'return' ? dayOf(text('return'), facts, legs[0]?.depart) : '',
    typedBack: text('return'),
    trip,
    begun: !fields.has('from') || legs !== sent,
    kept: { fs: text('fs'), sort: text('sort'), route: text('route'), party: text('party') },
    rest: {
      passengers: {
        adults: count('adults', 1),
        children: fields.getAll(asked('childAge')).filter(Boolean).map(Number).filter(Number.isInteger),
        infantsInSeat: count('infantsInSeat', 0),
        infantsOnLap: count('infantsOnLap', 0),
      },
      cabin: CABINS.find((cabin) => cabin === text(asked('cabin'))) ?? 'economy',
      bags: parseBags(fields.get('bags')),
      flexDays: parseFlex(fields.get('flex')),
    },
  };
}

/** Who chose a round trip, and no day for the way back, is asked for it; a link without either means one way. */
function tripOf(fields: URLSearchParams): Trip {
  const trip = textOf(fields, 'trip');
  if (trip === 'multi') return trip;
  return trip === 'oneway' || (trip !== 'return' && textOf(fields, 'return') === '') ? 'oneway' : 'return';
}

function readLeg(fields: URLSearchParams, facts: Pick<Facts, 'locale' | 'now'>, at: number, after?: string): ReadLeg {
  const typedDepart = textOf(fields, legField('depart', at));
  return {
    from: placesOf(fields, legField('from', at)),
    to: placesOf(fields, legField('to', at)),
    depart: dayOf(typedDepart, facts, after),
    typedDepart,
  };
}

function hasLeg(fields: URLSearchParams, at: number): boolean {
  return (['from', 'to', 'depart'] as const).some((name) => fields.has(legField(name, at)));
}

/** As many as have a field. */
function readLegs(fields: URLSearchParams, facts: Pick<Facts, 'locale' | 'now'>): readonly ReadLeg[] {
  const legs: ReadLeg[] = [];
  for (let at = 0; at < MOST_SLICES; at += 1) {
    if (at > 0 && !hasLeg(fields, at)) break;
    legs.push(readLeg(fields, facts, at, legs.at(-1)?.depart || undefined));
  }
  return legs;
}

/** Without scripts flights are added, moved and removed by sending the form; the same list where nothing is. */
function rearranged(legs: readonly ReadLeg[], fields: URLSearchParams): readonly ReadLeg[] {
  const onward = ({ to }: ReadLeg): ReadLeg => ({ from: to, to: [], depart: '', typedDepart: '' });
  const at = (name: string): number => Number(fields.get(name));
  const on = (leg: ReadLeg, { depart, typedDepart }: ReadLeg): ReadLeg => ({ ...leg, depart, typedDepart });
  if (fields.has('up')) return move(legs, at('up'), -1, on);
  if (fields.has('down')) return move(legs, at('down'), 1, on);
  if (fields.has('remove')) return remove(legs, at('remove'));
  return fields.has('add') || legs.length < 2 ? add(legs, onward) : legs;
}
