import { parseStayFilters } from '#contract/search';
import type { RecommendedFormula, StayOffer, StayQuery, StayResults } from '#contract/search';
import { medianOf, pointsOf, recommendedTerms } from '#engine/ranking';
import { formatOfferId, type OfferRef } from '../../offer-id.ts';
import { InvalidInput } from '#domain/kernel';
import type { AskedStep, SearchProfile } from '../../profile.ts';
import { publishVerdict, type Verdict } from '../../judge.ts';
import { sellersOf } from './sellers.ts';
import type { RankedStay, ResolvedStayQuery, ScoredStay, SourceStay, StaySummary, StayTypes } from './types.ts';

/** Farther than any place on earth: what has no distance stands behind what has one. */
const NOWHERE_KM = 50_000;

type Figure = (stay: RankedStay) => number;
const distance: Figure = ({ distanceKm }) => distanceKm ?? NOWHERE_KM;

/** What decides under each sort before the price, one figure after the other, lower first. */
const FIGURES: Readonly<Record<StayTypes['sort'], readonly Figure[]>> = {
  recommended: [({ score }) => score],
  price: [],
  score: [({ scoreTenths }) => -scoreTenths, ({ scoreCount }) => -scoreCount],
  distance: [distance],
};

/** Stays as the shared search sees them. */
export const staysProfile: SearchProfile<StayTypes> = {
  vertical: 'stays',
  sorts: ['recommended', 'price', 'score', 'distance'],
  currencyOf: ({ currency }) => currency,
  parseFilters: parseStayFilters,
  parseStep: refuseStep,
  asksIn: () => true,
  factsOf: ({ price, property }) => ({
    totalMinor: price?.total.amountMinor ?? null,
    sellers: sellersOf({ property }),
  }),
  tell: (opened) => ({ medianMinor: medianOf(opened.map(({ totals }) => totals)) }),
  score: (page, { told }) => ({
    ...page,
    offers: page.offers.map((offer) => scored(offer, told)),
    sorts: page.sorts.map((summary) => ({ ...summary, score: pointsUnder(told, summary) })),
  }),
  rankedOf: ({ price, property, distanceKm, score }) => ({
    soldOut: price === null,
    amountMinor: price?.total.amountMinor ?? 0,
    scoreTenths: property.score?.tenths ?? 0,
    scoreCount: property.score?.count ?? 0,
    distanceKm,
    score,
  }),
  /** What can be booked first, by the figures of the sort, then by price; then the sold out, nearest first under every sort. */
  compareFor(sort) {
    const figures: readonly Figure[] = [...FIGURES[sort], ({ amountMinor }) => amountMinor];
    return (a, b) => {
      if (a.soldOut !== b.soldOut) return Number(a.soldOut) - Number(b.soldOut);
      if (a.soldOut) return distance(a) - distance(b);
      const decisive = figures.find((figure) => figure(a) !== figure(b));
      return decisive ? decisive(a) - decisive(b) : 0;
    };
  },
  joinExtras: (pages) => ({
    soldOut: pages.reduce((sum, { page }) => sum + page.soldOut, 0),
    certificate: joinCertificates(pages.map(({ page }) => page.certificate)),
    answered: pages.length > 0,
  }),
  publish: ({ shared, search, told, sort, offers, sorts, winners, judge, extra: { answered, ...extra } }) => ({
    ...shared,
    ...extra,
    recommended: answered ? publishTerms(told, search) : null,
    vertical: 'stays',
    query: asAsked(search.query),
    area: search.places,
    nights: search.query.nights,
    sort,
    offers: offers.map(({ sourceId, offer }) =>
      publishOffer(
        { searchId: search.id, sourceId, key: offer.key },
        offer,
        winners.get(`${sourceId}.${offer.key}`) ?? 'listed',
        judge(offer),
      ),
    ),
    sorts: sorts.map(({ sort: by, amountMinor, scoreTenths, distanceKm }) => ({
      sort: by,
      price: { amountMinor, currency: search.query.currency },
      scoreTenths,
      distanceKm,
    })),
  }),
  publishDetail: (ref, { offer, needs, unavailable }, { query, places, told, verdict }) => ({
    vertical: 'stays',
    offer: publishOffer(ref, scored(offer, told), 'listed', verdict),
    needs: needs.map(({ need, offers }) => ({ need, offers: [...offers] })),
    unavailable,
    query: asAsked(query),
    area: places,
  }),
};

type Told = StayTypes['told'];

function scored(offer: SourceStay, told: Told): ScoredStay {
  const { price, property, distanceKm } = offer;
  if (price === null) return { ...offer, score: 0 };
  const { tenths: scoreTenths, count: scoreCount } = property.score ?? { tenths: 0, count: 0 };
  const amountMinor = price.total.amountMinor;
  return { ...offer, score: pointsUnder(told, { amountMinor, scoreTenths, scoreCount, distanceKm }) };
}

function pointsUnder(
  { medianMinor }: Told,
  { amountMinor, ...facts }: Pick<StaySummary, 'amountMinor' | 'scoreTenths' | 'scoreCount' | 'distanceKm'>,
): number {
  return pointsOf(recommendedTerms(medianMinor), { totalMinor: amountMinor, ...facts });
}

/** As pages show it: no distance where the search names no point. */
function publishTerms(
  told: Told,
  { query, places }: { readonly query: ResolvedStayQuery; readonly places: StayTypes['places'] },
): RecommendedFormula {
  const { medianMinor, distance, ...terms } = recommendedTerms(told.medianMinor);
  const median = { amountMinor: medianMinor, currency: query.currency };
  return { ...terms, median, distance: places.near === null ? 0 : distance };
}

function refuseStep({ step, choose }: AskedStep): undefined {
  if (step === undefined && choose === undefined) return undefined;
  const description = 'Stays are listed whole';
  throw new InvalidInput([{ code: 'VALIDATION_ERROR', description, field: step === undefined ? 'choose' : 'step' }]);
}

function publishOffer(
  ref: OfferRef,
  offer: ScoredStay,
  reason: StayTypes['sort'] | 'listed',
  verdict: Verdict,
): StayOffer {
  const { score, ...known } = offer;
  return {
    ...known,
    key: `${ref.sourceId}.${offer.key}`,
    id: formatOfferId(ref),
    rank: { reason: offer.price === null ? 'sold_out' : reason, score },
    ...publishVerdict(verdict),
  };
}

function asAsked({ within: _within, nights: _nights, audience: _audience, ...asked }: ResolvedStayQuery): StayQuery {
  return asked;
}

function joinCertificates(list: readonly StayResults['certificate'][]): StayResults['certificate'] {
  const pruned = new Map<StayResults['certificate']['pruned'][number]['reason'], number>();
  for (const { reason, count } of list.flatMap((one) => one.pruned)) {
    pruned.set(reason, count + (pruned.get(reason) ?? 0));
  }
  const sum = (of: (one: StayResults['certificate']) => number): number => list.reduce((all, one) => all + of(one), 0);
  return {
    complete: list.every(({ complete }) => complete),
    considered: sum(({ considered }) => considered),
    inArea: sum(({ inArea }) => inArea),
    fitting: sum(({ fitting }) => fitting),
    valid: sum(({ valid }) => valid),
    pruned: [...pruned].map(([reason, count]) => ({ reason, count })),
  };
}
