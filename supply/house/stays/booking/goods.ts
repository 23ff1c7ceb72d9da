import type { Product, StayProduct } from '#contract/booking';
import type { CancelTerms, SupplierManifest, SupplierQuote } from '#domain/booking';
import type { StayRef } from '#domain/search/verticals';
import { demoDesk, type Goods } from '../../booking/index.ts';
import { SHORT_HOLD } from '../../hold-window.ts';
import type { PricedStay } from '../search/desk.ts';
import { HOUSE_STAYS, type HouseStaySource } from '../search/source.ts';
import { cancellationSteps, refundAt, type StayTerms } from './cancellation.ts';
import { raised } from './raise.ts';

export const demoStays: SupplierManifest = {
  ...demoDesk,
  id: HOUSE_STAYS,
  name: 'Wayfold sample stays',
  genders: [],
  document: 'none',
  documentDays: 0,
};

/** Rooms, as the desk of the house sells them. */
export function stayGoods(source: Pick<HouseStaySource, 'price'>): Goods {
  return {
    async price({ ref, contracts, member }, held) {
      const { property, picks, query } = ref as StayRef;
      const priced = await source.price({ property, picks, query, contracts, member, held });
      const quote = priced && quoteOf(priced, query.rooms);
      return quote && { quote, lines: priced.lines };
    },
    raised,
    extrasMinor: () => 0,
    /** Who keeps a room keeps its price. */
    extendsPrice: true,
    cancellationSteps: (terms) => cancellationSteps(stayTerms(terms)),
    refundAt: (terms, at) => refundAt(stayTerms(terms), at),
  };
}

function quoteOf({ offer, rooms }: PricedStay, needs: StayRef['query']['rooms']): SupplierQuote | undefined {
  if (!offer.price) return undefined;
  const { perPerson: _perPerson, ...price } = offer.price;
  return {
    price,
    product: {
      property: offer.property,
      // What an operator brought is sold by the place itself, not by an inventory of samples.
      ...(offer.dataClass !== 'demo' && { supplierName: offer.property.name }),
      rooms: rooms.flatMap(({ room, plan, price: each, cancellation }, at) => {
        const need = needs[at];
        return need ? [{ need, room, plan, price: each, cancellation }] : [];
      }),
    },
    expiresAt: new Date(offer.validity.expiresAt),
    voidWindow: null,
    holdMinutes: Math.min(...rooms.map(({ plan }) => plan.holdMinutes ?? SHORT_HOLD)),
  };
}

function stayTerms(terms: CancelTerms): StayTerms {
  return { ...terms, product: staysOf(terms.product) };
}

function staysOf(product: Product): StayProduct {
  if (product.vertical === 'stays') return product;
  throw new TypeError(`The desk of stays was asked about ${product.vertical}`);
}
