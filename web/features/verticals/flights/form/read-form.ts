import { parseBags, parseFlex } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { plainName } from '#design/travellers';
import type { Facts } from '../../../../facts.ts';
import { dayOf, textOf } from '../../../search-form/typed.ts';
import type { KeptList } from './kept-filters.ts';

const CABINS = ['economy', 'premium', 'business', 'first'] as const;
const MOST = 99;

export interface AskedForm {
  /** As typed or chosen: texts, codes or place ids. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** ISO days; empty when nothing that reads as a day was typed. */
  readonly depart: string;
  readonly back: string;
  readonly typedDepart: string;
  readonly typedBack: string;
  readonly oneWay: boolean;
  /** From another search that has no beginning: nobody has been asked for it yet. */
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
  const texts = (name: string) => fields.getAll(name).flatMap((value) => value.trim() || []);
  const count = (name: Parameters<typeof plainName>[0], fallback: number) => {
    const value = Number(fields.get(asked(name)) ?? fallback);
    return Number.isInteger(value) && value >= 0 && value <= MOST ? value : fallback;
  };
  const depart = dayOf(text('depart'), facts);
  // Who chose there and back, and no day for the way back, is asked for it; a link without either means one way.
  const oneWay = text('trip') === 'oneway' || (text('trip') !== 'return' && text('return') === '');
  return {
    from: texts('from'),
    to: texts('to'),
    depart,
    back: oneWay ? '' : dayOf(text('return'), facts, depart),
    typedDepart: text('depart'),
    typedBack: text('return'),
    oneWay,
    begun: !fields.has('from'),
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
