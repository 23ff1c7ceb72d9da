import type { Property, RatePlan, RoomType, StayOffer, StayResults } from '#contract/search';
import { airportOf } from './airport-of.ts';
import { shownOf } from './main-amenities.ts';

/** What a card of a list, and its pin on the map, show of an offer. */
export interface ListedStay extends Pick<StayOffer, 'key' | 'dataClass' | 'distanceKm' | 'nights' | 'perNight'> {
  readonly property: Pick<
    Property,
    'key' | 'name' | 'lat' | 'lon' | 'area' | 'zone' | 'stars' | 'score' | 'amenities' | 'access'
  >;
  readonly rooms: readonly { readonly room: Pick<RoomType, 'name' | 'beds'>; readonly plan: ListedPlan }[];
  readonly price: { readonly total: Money; readonly atProperty: Money | null; readonly incomplete: boolean } | null;
  /** `kept` is what cancelling costs now, where it is not free. */
  readonly cancellation: { readonly freeUntil: string | null; readonly kept: Money } | null;
  readonly freeCancellationFrom?: Money | undefined;
  readonly rank: Pick<StayOffer['rank'], 'reason'>;
}

type ListedPlan = Pick<RatePlan, 'board' | 'audience'>;
type Money = NonNullable<StayOffer['perNight']>;

export interface ListedStays extends Omit<StayResults, 'offers'> {
  readonly offers: readonly ListedStay[];
}

/** Leaves out what no card shows (price lines, house rules, other plans): a list travels to the browser as data too. */
export function listedStays(results: StayResults): ListedStays {
  return { ...results, offers: results.offers.map(stayCard) };
}

/** With what a card says of the house alone: a house has dozens of amenities. */
export function stayCard(offer: StayOffer): ListedStay {
  const stay = listedStay(offer);
  return { ...stay, property: { ...stay.property, amenities: shownOf(stay.property.amenities), access: [] } };
}

export function listedStay(offer: StayOffer): ListedStay {
  const { key, dataClass, distanceKm, nights, perNight, property, rooms, price, cancellation, rank } = offer;
  const { name, lat, lon, area, zone, stars, score, amenities, access } = property;
  return {
    key,
    dataClass,
    distanceKm,
    nights,
    perNight,
    property: { key: property.key, name, lat, lon, area: areaOf(area), zone, stars, score, amenities, access },
    rooms: rooms.map(({ room, plan }) => ({
      room: { name: room.name, beds: room.beds },
      plan: { board: plan.board, audience: plan.audience },
    })),
    price: price && {
      total: price.total,
      atProperty: price.atProperty?.amount ?? null,
      incomplete: price.incomplete ?? false,
    },
    cancellation: cancellation && {
      freeUntil: cancellation.freeUntil,
      kept: cancellation.steps[0]?.kept ?? cancellation.noShow,
    },
    freeCancellationFrom: offer.freeCancellationFrom,
    rank: { reason: rank.reason },
  };
}

/** Its name is said already: what it is made of is for nobody here, but that it is an airport. */
function areaOf(area: Property['area']): Property['area'] {
  return area && { key: area.key, name: area.name, ...(airportOf(area) && { spoken: area.spoken }) };
}
