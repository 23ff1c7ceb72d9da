import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { SampleMark } from '#design/sample-mark';
import type { Order, OwnBooking } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { orderAddress, paperAddress } from './access.ts';
import { standing } from './item-kinds.ts';
import styles from './next-trip.module.css';
import { OrderFacts } from './order-facts.tsx';
import { useAhead } from './use-ahead.ts';
import { useGoOn } from './use-go-on.ts';
import { useListedMoney, useListedTotal } from './use-listed-money.ts';
import { useComingSteps } from './use-next-steps.ts';
import { useSampleWords } from './use-sample-words.ts';
import { useGoneWords, useStateWords } from './use-state-words.ts';

/** What of the way is told on the sheet; the rest stands on the page of the booking. */
const POINTS = 4;

interface NextTripProps {
  readonly order: Order;
  /** The same as the list of bookings has it. */
  readonly listed: OwnBooking | undefined;
}

/** The next trip at large; its flap says what comes next, and by when. */
export function NextTrip({ order, listed }: NextTripProps) {
  const { t } = useLingui();
  const { badge } = useStateWords(order);
  const ahead = useAhead(order);
  const names = useTripNames(order, listed?.people);
  const sample = useSampleWords(order);
  const gone = useGoneWords(order);
  const lists = useLists();
  const moneyOf = useListedMoney();
  const totalOf = useListedTotal();
  const split = listed ? moneyOf(listed) : [];
  const total = listed && totalOf(listed);
  return (
    <article className={styles.trip} aria-labelledby="next-trip">
      <div className={styles.body}>
        <p className={styles.state}>
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
          {ahead && <span>{ahead}</span>}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
        <h2 id="next-trip" className={styles.name}>
          <bdi>{names.title}</bdi>
        </h2>
        <p className={styles.about}>{names.about}</p>
        {gone.map((line) => (
          <p key={line} className={styles.about}>
            {line}
          </p>
        ))}
        <Points order={order} />
        <Cancelling order={order} />
        {total && (
          <p className={styles.price}>
            <small>{total.name}</small> <bdi>{total.amount}</bdi>
            {split.length > 0 && <small className={styles.split}>{lists.facts(split)}</small>}
          </p>
        )}
        <Ways order={order} />
      </div>
      <aside className={styles.flap} aria-label={t`References and next step`}>
        <OrderFacts order={order} />
        <NextStepHere order={order} />
      </aside>
    </article>
  );
}

/** The first thing is the title, what is booked with it stands below with the days. */
function useTripNames(order: Order, people: number | undefined) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const lists = useLists();
  const [first, ...more] = standing(order).map(wordsOf);
  return {
    title: first?.title ?? order.reference,
    about: lists.facts(
      [
        first?.days ?? '',
        people === undefined ? '' : t`${plural(people, { one: '# traveller', other: '# travellers' })}`,
        ...more.map(({ name }) => name),
      ].filter(Boolean),
    ),
  };
}

/** Until when each thing of it can be cancelled free of charge, or that nothing would be refunded. */
function Cancelling({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const several = standing(order).length > 1;
  const lines = standing(order).flatMap((item) => {
    const { title, ladder } = wordsOf(item);
    const { wayOut, now: step } = ladder(now);
    if (item.state !== 'confirmed' || !step) return [];
    if (wayOut?.free) {
      const until = wayOut.deadline;
      const text = several ? t`${title}: free cancellation until ${until}` : t`Free cancellation until ${until}`;
      return [{ text, free: true }];
    }
    if (step.basis !== 'nothing') return [];
    return [{ text: several ? t`${title}: non-refundable` : t`Non-refundable`, free: false }];
  });
  return lines.map(({ text, free }) => (
    <p key={text} className={classNames(styles.cancelling, free && styles.free)}>
      {text}
    </p>
  ));
}

/** Where to be when. */
function Points({ order }: { readonly order: Order }) {
  const { now } = useFacts();
  const wordsOf = useItemWords();
  const points = order.items
    .filter(({ state }) => state === 'confirmed')
    .flatMap((item) => wordsOf(item).next(now))
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, POINTS);
  if (points.length === 0) return null;
  return (
    <ol className={styles.points}>
      {points.map(({ icon, place, when, at }) => (
        <li key={`${at} ${place}`}>
          <Icon name={icon} />
          <span>
            <b>{when}</b> <bdi>{place}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Ways({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const access = { id: order.id };
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  return (
    <div className={styles.ways}>
      <LinkButton variant="primary" href={orderAddress(access)}>
        {t`View booking`}
      </LinkButton>
      {can('print') && (
        <>
          <LinkButton variant="neutral" icon="file-text" href={paperAddress(access, 'itinerary', locale)} download>
            {t`Itinerary PDF`}
          </LinkButton>
          <LinkButton variant="neutral" icon="receipt-text" href={paperAddress(access, 'receipt', locale)} download>
            {t`Receipt PDF`}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** The one thing that comes first: a payment that waits, or the first of the dated steps. */
function NextStepHere({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const goOn = useGoOn(order);
  // Until when it can be cancelled stands with the price.
  const [step] = useComingSteps(order);
  if (goOn) {
    return (
      <div className={styles.next}>
        <LinkButton variant="outline" href={goOn.href}>
          {goOn.text}
        </LinkButton>
      </div>
    );
  }
  if (!step) return null;
  const { title, text, when } = step;
  return (
    <div className={styles.next}>
      <p>
        <b>{t`Next: ${title}`}</b>
        <span>{when}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
