import type { Certificate, Facet, PlaceOfSale, VoidWindow } from '#contract/search';
import type { SliceFare } from '#engine/fares';
import type { OfferFacet, OfferRow, OfferView, OfferDetail } from '#engine/offers';
import type { SourceFare, SourceOffer, SourcePage } from '#domain/search/verticals';
import { holdMinutesAt } from '../hold-window.ts';
import { dearest, money, seated, showFare, showPrice } from './fares.ts';
import type { Pricing } from './fares.ts';
import { voidWindowAt } from '../void-window.ts';
import { refundSteps } from './refund-ladder.ts';
import { showSlice } from './slices.ts';
import type { Showing } from './slices.ts';

/** One opened search as its rows are shown: where, how priced, since when, held against what. */
export interface Shop extends Showing {
  readonly pricing: Pricing;
  readonly supplier: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Typical grams per passenger of the whole trip; undefined where the market has no sensible way. */
  readonly typicalGrams: number | undefined;
  /** Where it is sold; undefined where nobody buys. */
  readonly placeOfSale: PlaceOfSale | undefined;
}

export function showPage(shop: Shop, view: OfferView): SourcePage {
  return {
    total: view.total,
    listed: view.listed,
    exact: view.exact,
    unfiltered: view.unfiltered,
    offers: view.rows.map((row) => ({ ...showOffer(shop, row), ...ownFigures(row), ...waysBack(shop, row) })),
    facets: view.facets.map((facet) => showFacet(shop, facet)),
    sorts: view.sorts.map(({ sort, key, totalMinor, durationMinutes, stops, co2eGrams, best }) => ({
      sort,
      key,
      amountMinor: totalMinor,
      durationMinutes,
      stops,
      co2eGrams,
      co2eVersusRoutePercent: versusRoute(shop, co2eGrams),
      best,
    })),
    relax: view.relax,
    certificate: showCertificate(view.certificate),
    trips: view.trips.map((row) => showOffer(shop, row)),
    chosen: view.chosen.map((slice) => showSlice(shop, slice)),
  };
}

/** Those of the flight that is chosen in a step, where they are not those of the whole offer. */
function ownFigures({ figures, ...whole }: OfferRow): Pick<SourceOffer, 'figures' | 'best'> {
  const { durationMinutes, co2eGrams, best } = figures;
  return durationMinutes === whole.durationMinutes ? {} : { best, figures: { durationMinutes, co2eGrams } };
}

function waysBack(shop: Shop, { returns }: OfferRow): Pick<SourceOffer, 'returns'> {
  if (!returns) return {};
  const { count, shown } = returns;
  return { returns: { count, shown: shown.map(({ key, slice }) => ({ key, slice: showSlice(shop, slice) })) } };
}

function showCertificate({ complete, slices, combinations, priced, limits }: OfferView['certificate']): Certificate {
  return {
    complete,
    slices: slices.map(({ considered, returned, pruned, unsellable }) => ({
      considered,
      itineraries: returned,
      pruned: unsellable > 0 ? [...pruned, { bound: 'unsellable', count: unsellable }] : [...pruned],
    })),
    combinations,
    priced,
    limits: { ...slices[0]?.limits, ...limits },
  };
}

export function showOffer(shop: Shop, row: OfferRow): SourceOffer {
  const fares = row.slices.map((slice) => slice.fare);
  const slices = row.slices.map((slice) => showSlice(shop, slice));
  return {
    key: row.key,
    supplier: shop.supplier,
    dataClass: 'demo',
    price: showPrice(shop.pricing, row.totalMinor, row.lines, fares),
    slices,
    fare: showFare(shop.pricing, fares, row.tickets),
    tickets: row.tickets,
    voidWindow: voidWindowOf(shop, fares, slices),
    totals: {
      durationMinutes: row.durationMinutes,
      stops: row.stops,
      co2eGrams: row.co2eGrams,
      co2eVersusRoutePercent: versusRoute(shop, row.co2eGrams),
    },
    seatsLeft: row.seatsLeft,
    validity: { createdAt: shop.createdAt.toISOString(), expiresAt: shop.expiresAt.toISOString() },
  };
}

/** At its last moment too: whoever books while the offer stands has it. */
function voidWindowOf(
  { expiresAt, placeOfSale }: Shop,
  fares: readonly SliceFare[],
  slices: SourceOffer['slices'],
): VoidWindow | null {
  const departure = new Date(slices[0]?.segments[0]?.departure.instant ?? 0);
  const declared = fares.map(({ family }) => family.voidWindow);
  return voidWindowAt(declared, departure, expiresAt, placeOfSale);
}

export function showDetail(shop: Shop, detail: OfferDetail): { offer: SourceOffer; fares: SourceFare[] } {
  const cheapest = detail.fares[0]!.totalMinor;
  const offer = showOffer(shop, detail.row);
  return {
    offer,
    fares: detail.fares.map(({ key, familyName, totalMinor, lines, slices, seatsLeft }) => {
      const { family: _, ...summary } = showFare(shop.pricing, slices, detail.row.tickets);
      const price = showPrice(shop.pricing, totalMinor, lines, slices);
      const choices = slices.map((fare) => fare.seat.choice);
      const voidWindow = voidWindowOf(shop, slices, offer.slices);
      return {
        ...summary,
        key,
        family: key,
        familyName,
        price,
        cancellation: refundSteps({
          lines: price.lines,
          refund: summary.conditions.refund,
          seated: seated(shop.pricing.passengers),
          departure: offer.slices[0]?.segments[0]?.departure,
          // At its last moment too, as the time within which all of it comes back.
          bookedAt: shop.expiresAt,
          voidWindow,
        }),
        delta: money(shop.pricing, totalMinor - cheapest),
        seat: {
          choice: choices.includes('none') ? 'none' : choices.includes('fee') ? 'fee' : 'included',
          from: dearest(
            shop.pricing,
            slices.flatMap((fare) => (fare.seat.choice === 'fee' ? [fare.seat.fromMinor] : [])),
          ),
        },
        holdMinutes: holdMinutesAt(
          slices.map(({ family }) => family.holdMinutes),
          new Date(offer.slices[0]?.segments[0]?.departure.instant ?? 0),
          // At its last moment too, as what it refunds.
          shop.expiresAt,
        ),
        voidWindow,
        milesPercent: leastMiles(slices.map((fare) => fare.milesPercent)),
        co2eGrams: detail.row.co2eGrams,
        seatsLeft,
      };
    }),
  };
}

function leastMiles(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : Math.min(...known);
}

function versusRoute({ typicalGrams }: Shop, grams: number): number | null {
  return typicalGrams === undefined || typicalGrams === 0 ? null : Math.round((grams / typicalGrams - 1) * 100);
}

/** Airports are proper names too: their options get the name that the engine does not know. */
function showFacet(shop: Shop, facet: OfferFacet): Facet {
  if (facet.kind === 'range') {
    const { id, exact, unit, min, max, histogram, selected } = facet;
    return { kind: 'range', id, exact, unit, min, max, histogram: [...histogram], selected: selected && [...selected] };
  }
  const airports = facet.id === 'via' || facet.id.endsWith('.from') || facet.id.endsWith('.to');
  return {
    kind: 'options',
    id: facet.id,
    exact: facet.exact,
    options: facet.options.map(({ value, label, count, fromMinor, selected }) => ({
      value,
      label: airports ? airportLabel(shop, value) : label,
      ...(airports && { spoken: { word: 'airport', places: [`airport:${value}`] } }),
      count,
      from: fromMinor === null ? null : money(shop.pricing, fromMinor),
      selected,
    })),
  };
}

function airportLabel({ timetable, names }: Showing, code: string): string | null {
  const row = timetable.airports.code.indexOf(code);
  const name = row < 0 ? undefined : names[row];
  return name === undefined ? null : name.name;
}
