import type { CancelStep, FlightProduct } from '#contract/booking';
import { formatDay, formatLocal, formatMoney, formatThere } from '#domain/locale';
import { airportOf, flightNumber, isNumbered, type Segment } from '#contract/search';
import type { DescribedEvent, DescriptionSection, ItemAsked, ItemDescription } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { describeBags, describeParty } from './describe-bags.ts';
import { spansOf } from './describe-spans.ts';
import { describeTrip } from './describe-trip.ts';
import { flightWords } from './description-words.ts';
import { citiesOf } from './place-names.ts';

type FlightsAsked = ItemAsked<FlightProduct>;

/** Flights of an order in words: each with both ends in their own time, and who flies. */
export function describeFlights(asked: FlightsAsked): ItemDescription {
  const { product, people, seller, speech } = asked;
  const words = wordsOf(asked);
  const [first, segments] = [product.slices[0]?.segments ?? [], segmentsOf(product)];
  const [from, to] = [first[0]?.departure, first.at(-1)?.arrival];
  const spans = spansOf(asked);
  const day = formatDay(`${from?.local.slice(0, 10)}T00:00Z`, speech.locale);
  return {
    name: isNumbered(product.slices) ? citiesOf(product) : words.way(from?.cityName ?? '', to?.cityName ?? ''),
    title: isNumbered(product.slices)
      ? words.facts(citiesOf(product), day)
      : words.route(from?.cityName ?? '', to?.cityName ?? '', day),
    ...describeTrip(asked),
    booked: words.booked(seller),
    notBooked: words.notBooked,
    reference: words.airlineReference,
    sections: [
      ...segments.map((segment, at) => ({
        ...sectionOf(asked, segment, segments[at - 1]),
        ...(spans[at] && { span: spans[at] }),
      })),
      ...(asked.onPaper
        ? [describeParty(asked)]
        : [
            {
              title: words.travellers,
              lines: people.map(({ givenNames, familyName }) => `${givenNames} ${familyName}`),
              rows: [],
            },
            describeBags(asked),
          ]),
    ],
    conditions: conditionsOf(asked),
    parts: [],
    lineName: words.priceLine,
    cancelling: [cancelling(asked)],
    nothingBack: words.noRefund,
    pricedFor: words.pricedFor(product.fare.audience),
    stillDueThere: null,
    events: segments.map((segment) => eventOf(asked, segment)),
  };
}

function wordsOf({ speech: { i18n } }: FlightsAsked) {
  return { ...sharedWords(i18n), ...flightWords(i18n) };
}

function segmentsOf({ slices }: FlightProduct): Segment[] {
  return slices.flatMap((slice) => slice.segments);
}

/** One section for each flight; the first carries the heading of all. */
function sectionOf(
  asked: FlightsAsked,
  { marketing, operating, departure, arrival }: Segment,
  before: Segment | undefined,
): DescriptionSection {
  const words = wordsOf(asked);
  const flight = `${marketing.name} ${flightNumber(marketing)}`;
  return {
    title: before ? null : words.flights,
    lines: [operating.name === marketing.name ? flight : words.facts(flight, words.operatedBy(operating.name))],
    rows: [
      { name: words.departs, value: endOf(asked, departure) },
      { name: words.arrives, value: endOf(asked, arrival) },
    ],
  };
}

/** Each names the clock it is told by: a row is read alone. */
function endOf(asked: FlightsAsked, at: Segment['departure']): string {
  const words = wordsOf(asked);
  const when = words.timeIn(formatLocal(at.local, asked.speech.locale), at.cityName);
  const where = words.airport(airportOf(at), at.airport);
  return words.facts(when, at.terminal ? words.facts(where, words.terminal(at.terminal)) : where);
}

/** What the fare is called, and what changing the flights costs; its refund stands with what cancelling gives back. */
function conditionsOf(asked: FlightsAsked): DescriptionSection {
  const words = wordsOf(asked);
  const { audience, familyName, conditions } = asked.product.fare;
  const pricedFor = words.pricedFor(audience);
  const { status, fee } = conditions.change;
  const paid = fee ? words.changeFee(formatMoney(fee, asked.speech.locale)) : words.changeFree;
  const change = { allowed: paid, not_allowed: words.changeNever, unknown: words.changeUnknown }[status];
  return {
    title: words.fare,
    lines: [],
    rows: [
      { name: words.fareName, value: pricedFor ? words.facts(familyName, pricedFor) : familyName },
      { name: words.changes, value: change },
    ],
  };
}

function cancelling(asked: FlightsAsked): DescriptionSection {
  const words = wordsOf(asked);
  const { item, product } = asked;
  const city = product.slices[0]?.segments[0]?.departure.cityName ?? '';
  return {
    title: words.ifYouCancel,
    rows: item.cancellation.map((step) => ({
      name: step.until ? words.until(endOfStep(asked, step, step.until)) : words.afterwards,
      value: comesBack(asked, step),
    })),
    sums: true,
    lines: [words.deadlinesIn(city)],
  };
}

/** A midnight of the place of sale as the last minute of its day, by the clock there. */
function endOfStep(asked: FlightsAsked, { window, zone }: CancelStep, until: string): string {
  const { locale } = asked.speech;
  if (!window || 'hours' in window) return formatThere(until, zone, locale);
  const last = new Date(Date.parse(until) - 60_000).toISOString();
  const { midnightIn } = window;
  return wordsOf(asked).timeIn(formatThere(last, midnightIn.zone, locale), midnightIn.cityName);
}

function comesBack(asked: FlightsAsked, { refund }: CancelStep): string {
  const words = wordsOf(asked);
  if (!refund) return words.unknownRefund;
  return refund.amountMinor === 0 ? words.nothingBack : words.back(formatMoney(refund, asked.speech.locale));
}

function eventOf(asked: FlightsAsked, { departure, arrival, marketing, operating }: Segment): DescribedEvent {
  const words = wordsOf(asked);
  const { item, reference } = asked;
  const terminal = departure.terminal ? `, ${words.terminal(departure.terminal)}` : '';
  const [out, back] = [departure.local.slice(11, 16), arrival.local.slice(11, 16)];
  return {
    summary: words.flightTitle(
      flightNumber(marketing),
      `${departure.cityName} ${departure.airport}`,
      `${arrival.cityName} ${arrival.airport}`,
    ),
    begins: departure,
    ends: arrival,
    place: `${departure.airportName} (${departure.airport})${terminal}`,
    notes: [
      words.flightBy(marketing.name, operating.name),
      item.supplierReference === null
        ? words.ourReferenceOnly(reference)
        : words.bothReferences(reference, item.supplierReference),
      words.bothTimes(out, departure.zone, back, arrival.zone),
    ],
    busy: true,
  };
}
