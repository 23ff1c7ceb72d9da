import type { BenchOffer } from './offers.ts';
import { LISTED, PRICE_STEPS, type Answer, type Question } from './question.ts';

const PRICE = 1;
const DEPARTURE = 2;
const DURATION = 4;
const STOPS = 8;
const CARRIER = 16;
const NIGHT = 32;

/** An array of objects, read once: what a careful site runs once it holds its results in memory. */
export function naiveAnswer(offers: readonly BenchOffer[], question: Question): Answer {
  const { price, departure, duration, stops, noNights } = question;
  const [early, late] = departure;
  const carriers = new Set(question.carriers);
  const found = new Found();
  const passing: number[] = [];
  const priced: number[] = [];
  for (const offer of offers) {
    let failed = 0;
    if (offer.price > price) failed |= PRICE;
    if (offer.departure < early || offer.departure > late) failed |= DEPARTURE;
    if (offer.duration > duration) failed |= DURATION;
    if (!stops.includes(offer.stops)) failed |= STOPS;
    if (noNights && offer.nights > 0) failed |= NIGHT;
    if ((failed & (failed - 1)) !== 0) continue;
    if (!carriers.has(offer.carrier)) failed |= CARRIER;
    if ((failed & (failed - 1)) !== 0) continue;
    if (failed === 0) {
      passing.push(offer.price);
      found.addPassing(offer);
    } else found.addForgiven(offer, failed);
    if ((failed & ~PRICE) === 0) {
      priced.push(offer.price);
      found.addConditions(offer, price);
    }
  }
  const top = passing.sort((left, right) => left - right).slice(0, LISTED);
  return { total: passing.length, top, prices: found.addPrices(priced), ...found.maps() };
}

type Tally = Map<string | number, [number, number]>;

class Found {
  readonly #options: Record<string, Tally> = {};
  readonly #steps: Record<string, number[]> = {};
  readonly #stops = this.#tally('stops');
  readonly #carriers = this.#tally('carriers');
  readonly #alliances = this.#tally('alliances');
  readonly #from = this.#tally('out.from');
  readonly #to = this.#tally('out.to');
  readonly #night = this.#tally('nightWait');
  readonly #via = this.#tally('via');
  readonly #refund = this.#tally('refund');
  readonly #change = this.#tally('change');
  readonly #departure = this.#histogram('out.departure');
  readonly #arrival = this.#histogram('out.arrival');
  readonly #duration = this.#histogram('out.duration');
  readonly #connection = this.#histogram('connection');

  #tally(id: string): Tally {
    return (this.#options[id] = new Map());
  }

  #histogram(id: string): number[] {
    return (this.#steps[id] = Array.from({ length: PRICE_STEPS }, () => 0));
  }

  addPassing(offer: BenchOffer): void {
    const { price } = offer;
    add(this.#stops, offer.stops, price);
    add(this.#carriers, offer.carrier, price);
    if (offer.alliance !== '') add(this.#alliances, offer.alliance, price);
    add(this.#from, offer.origin, price);
    add(this.#to, offer.target, price);
    if (offer.nights === 0) add(this.#night, 'none', price);
    if (offer.via1 !== '') add(this.#via, offer.via1, price);
    if (offer.via2 !== '') add(this.#via, offer.via2, price);
    this.#departure[offer.departureStep]! += 1;
    this.#arrival[offer.arrivalStep]! += 1;
    this.#duration[offer.durationStep]! += 1;
    if (offer.waitStep >= 0) this.#connection[offer.waitStep]! += 1;
  }

  /** An offer that fails one ask counts for the facet of that ask. */
  addForgiven(offer: BenchOffer, failed: number): void {
    if (failed === DEPARTURE) this.#departure[offer.departureStep]! += 1;
    else if (failed === DURATION) this.#duration[offer.durationStep]! += 1;
    else if (failed === STOPS) add(this.#stops, offer.stops, offer.price);
    else if (failed === CARRIER) add(this.#carriers, offer.carrier, offer.price);
  }

  addConditions({ refundPrice, changePrice }: BenchOffer, price: number): void {
    if (refundPrice !== null && refundPrice <= price) add(this.#refund, 'allowed', refundPrice);
    if (changePrice !== null && changePrice <= price) add(this.#change, 'allowed', changePrice);
  }

  addPrices(priced: readonly number[]): readonly [number, number] {
    if (priced.length === 0) return [0, 0];
    let [least, most] = [Infinity, -Infinity];
    for (const price of priced) {
      if (price < least) least = price;
      if (price > most) most = price;
    }
    const steps = this.#histogram('price');
    const width = most === least ? 1 : most - least;
    for (const price of priced) {
      steps[Math.min(PRICE_STEPS - 1, Math.floor(((price - least) * PRICE_STEPS) / width))]! += 1;
    }
    return [least, most];
  }

  maps(): Pick<Answer, 'options' | 'steps'> {
    const options = new Map<string, readonly [number, number]>();
    const steps = new Map<string, number>();
    for (const [id, tally] of Object.entries(this.#options)) {
      for (const [value, each] of tally) options.set(`${id} ${value}`, each);
    }
    for (const [id, counts] of Object.entries(this.#steps)) {
      for (const [step, count] of counts.entries()) if (count > 0) steps.set(`${id} ${step}`, count);
    }
    return { options, steps };
  }
}

function add(tally: Tally, value: string | number, price: number): void {
  const known = tally.get(value);
  if (!known) tally.set(value, [1, price]);
  else {
    known[0] += 1;
    if (price < known[1]) known[1] = price;
  }
}
