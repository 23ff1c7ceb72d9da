import { LISTED, type Answer, type BenchOffer, type FacetName, type Question } from './question.ts';

/** An array of objects, one predicate per filter, a sort: what most sites run. */
export function naiveAnswer(offers: readonly BenchOffer[], question: Question): Answer {
  const { departure } = question;
  const carriers = new Set(question.carriers);
  const tests: [FacetName | undefined, (offer: BenchOffer) => boolean][] = [
    [undefined, (offer) => offer.price <= question.price],
    [undefined, (offer) => offer.departure >= departure[0] && offer.departure <= departure[1]],
    [undefined, (offer) => offer.duration <= question.duration],
    ['stops', (offer) => question.stops.includes(offer.stops)],
    ['carriers', (offer) => carriers.has(offer.carrier)],
    ['nightWait', (offer) => !question.noNights || offer.nights === 0],
  ];
  const facets = new Map<string, number>();
  const count = (key: string): void => void facets.set(key, (facets.get(key) ?? 0) + 1);
  const passing: BenchOffer[] = [];
  for (const offer of offers) {
    const failed = tests.filter(([, test]) => !test(offer));
    if (failed.length > 1) continue;
    const only = failed[0]?.[0];
    const open = (facet: FacetName): boolean => failed.length === 0 || only === facet;
    if (open('stops')) count(`stops ${offer.stops}`);
    if (open('carriers')) count(`carriers ${offer.carrier}`);
    if (open('alliances') && offer.alliance) count(`alliances ${offer.alliance}`);
    if (open('out.from')) count(`out.from ${offer.origin}`);
    if (open('out.to')) count(`out.to ${offer.target}`);
    if (open('nightWait') && offer.nights === 0) count('nightWait none');
    if (failed.length === 0) passing.push(offer);
  }
  const top = passing.toSorted((left, right) => left.price - right.price).slice(0, LISTED);
  return { total: passing.length, top: top.map((offer) => offer.price), facets };
}
