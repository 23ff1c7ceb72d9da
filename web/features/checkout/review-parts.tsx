import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar, joinSteps, type CancellationStep } from '#design/cancellation-bar';
import { ReviewList, type ReviewRow } from '#design/review-list';
import type { CancelStep, Order, OrderTraveller } from '#contract/booking';
import type { Slice } from '#contract/search';
import { useFormat } from '../../format.ts';
import { useLists } from '../results/use-lists.ts';
import { useSliceWords } from '../verticals/flights/use-slice-words.ts';
import { Section } from '../forms/section.tsx';
import { extrasPath, travellersPath } from './paths.ts';
import { faresPath, purchaseOfOrder, type Purchase } from './purchase.ts';
import { wallTime } from './wall-time.ts';

/** Everything that will be booked, each part with its way back. */
export function ReviewRows({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const flight = useFlightRow();
  const who = useTravellerLine();
  const extras = useExtraLines();
  const change = t({ context: 'edit this part', message: 'Change' });
  const { product } = purchaseOfOrder(order);
  const rows: ReviewRow[] = [
    ...product.slices.map((slice, at): ReviewRow => ({
      label: at === 0 ? t`Out` : t`Back`,
      lines: flight(slice),
      edit: {
        href: faresPath(product),
        text: change,
        label: at === 0 ? t`Change the flight out` : t`Change the flight back`,
      },
    })),
    {
      label: t`Travellers`,
      lines: order.travellers.map(who),
      edit: { href: travellersPath(order.id), text: change, label: t`Change travellers` },
    },
    {
      label: t`Bags and seats`,
      lines: extras(order),
      edit: { href: extrasPath(order.id), text: change, label: t`Change bags and seats` },
    },
    {
      label: t`Booking sent to`,
      lines: [order.contact.email, ...(order.contact.phone ? [order.contact.phone] : [])],
      edit: { href: travellersPath(order.id), text: change, label: t`Change e-mail and mobile` },
    },
  ];
  return (
    <Section title={t`What you are booking`} id="review.title">
      <ReviewList rows={rows} />
    </Section>
  );
}

function useFlightRow() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();
  const place = ({ cityName, airportName }: { cityName: string; airportName: string }) =>
    airportName === cityName ? cityName : t`${cityName} ${airportName}`;
  return ({ segments, ...slice }: Slice): ReviewRow['lines'] => {
    const [from, to] = [segments.at(0)?.departure, segments.at(-1)?.arrival];
    if (!from || !to) return [];
    const numbers = segments.map(({ marketing }) => `${marketing.name} ${marketing.number}`);
    const operators = segments.filter(({ marketing, operating }) => operating.code !== marketing.carrier);
    const flown = lists.all([...new Set(operators.map(({ operating }) => operating.name))]);
    return [
      <>
        <b>{lists.facts([format.day(from.local), format.time(from.local)])}</b> <bdi>{place(from)}</bdi>
      </>,
      t`Arrives ${format.day(to.local)}, ${format.time(to.local)}, ${place(to)}`,
      lists.facts([...numbers, words.stops({ segments, ...slice }, 'in a line')]),
      ...(flown ? [t`Operated by ${flown}`] : []),
    ];
  };
}

function useTravellerLine() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const paperOf = ({ type, issuedBy, lastTwo }: NonNullable<OrderTraveller['document']>): string => {
    if (lastTwo === null) return t`document number not readable any more: enter it again`;
    return type === 'passport'
      ? t`passport ${issuedBy} ending in ${lastTwo}`
      : t`identity card ${issuedBy} ending in ${lastTwo}`;
  };
  return ({ givenNames, familyName, dateOfBirth, document }: OrderTraveller) => {
    const born = t`born ${format.day(dateOfBirth, 'plain')}`;
    const paper = document && paperOf(document);
    return (
      <>
        <b>
          <bdi>{`${givenNames} ${familyName}`}</bdi>
        </b>
        {lists.comma}
        {lists.facts([born, paper])}
      </>
    );
  };
}

function useExtraLines() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ items }: Order): readonly string[] => {
    const { bags = [], seats = [] } = items[0]?.extras ?? {};
    const pieces = (kind: 'cabin' | 'checked') =>
      bags.filter((bag) => bag.kind === kind).reduce((sum, bag) => sum + bag.includedPieces + bag.chosen, 0);
    const [cabin, checked] = [format.number(pieces('cabin')), format.number(pieces('checked'))];
    const chosen = seats.filter((seat) => seat.chosen !== 'none').length;
    const count = format.number(chosen);
    return [
      t`Cabin bags: ${cabin}. Checked bags: ${checked}. For everybody, all flights together`,
      chosen > 0 ? t`Seat wishes: ${count}. Other seats are given at check-in` : t`Seats are given at check-in`,
    ];
  };
}

/** What comes back when, on the clock of the first departure. */
export function Cancellation({ purchase }: { readonly purchase: Purchase }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const { cancellation, product, refundPromise } = purchase;
  const city = product.slices.at(0)?.segments.at(0)?.departure.cityName ?? '';
  const { by, days } = refundPromise;
  const { change } = product.fare.conditions;
  const words: Record<CancelStep['basis'], (refund: string) => string> = {
    full: () => t`Full refund`,
    less_fee: (refund) => t`${refund} back`,
    taxes_only: (refund) => t`Taxes back, ${refund}`,
    nothing: () => t`Nothing back`,
    unknown: () => t`The airline decides`,
  };
  const steps = cancellation.map(({ basis, until, zone, refund }): CancellationStep => {
    const wall = until === null ? '' : wallTime(until, zone);
    return {
      back: basis === 'full' ? 'full' : basis === 'nothing' ? 'nothing' : 'part',
      title: words[basis](refund ? format.money(refund) : ''),
      until: until === null ? t`after that` : t`until ${lists.facts([format.day(wall), format.time(wall)])}`,
    };
  });
  const changes =
    change.status === 'not_allowed'
      ? t`Changes are not allowed.`
      : change.status === 'unknown'
        ? t`Ask the airline about changes.`
        : change.fee
          ? t`A change costs ${format.money(change.fee)} and the difference in fare.`
          : t`A change costs the difference in fare only.`;
  return (
    <Section title={t`If you cancel`} id="cancel.title">
      <CancellationBar
        label={t`If you cancel`}
        steps={joinSteps(steps)}
        note={t`${city} time. ${by} pays refunds to the card you pay with, ${plural(days, { one: 'within # day', other: 'within # days' })}. ${changes}`}
      />
    </Section>
  );
}
