import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { LinkButton } from '#design/link-button';
import { SumLines, SumTotal } from '#design/sums';
import type { CancelQuote, Order, OrderItem } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { useFacts } from '../../facts.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { type Access, cancelAddress, orderAddress } from './access.ts';
import styles from './cancel-page.module.css';
import { standing, unitsLeft } from './item-kinds.ts';
import { useCardWords } from './use-card-words.ts';
import { type Clock, useZonedClock } from './use-zoned-clock.ts';

interface CancelTermsProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly access: Access;
  readonly formtoken: string;
  readonly quote: CancelQuote;
}

/** What goes and what stays, what comes back, what is kept, from whom, to where, by when, and until when this holds. */
export function CancelTerms({ order, item, access, formtoken, quote }: CancelTermsProps) {
  const { t } = useLingui();
  const some = quote.partial || standing(order).length > 1;
  const yes = useYesWords();
  const clock = useZonedClock()(useItemWords()(item));
  const lasts = useLasts(item, quote);
  return (
    <>
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms" className={styles.heading}>{t`Your refund if you cancel now`}</h2>
        <Scope order={order} item={item} quote={quote} />
        <Sums order={order} item={item} quote={quote} />
        {lasts && <p>{lasts}</p>}
      </section>
      <YesOrNo
        access={access}
        formtoken={formtoken}
        quotes={[quote]}
        clock={clock}
        zoned={lasts === undefined}
        action={cancelAddress(access, { item: item.id })}
        yes={yes([quote], some ? t`Cancel this part` : t`Cancel the booking`)}
      />
    </>
  );
}

/** Until when this refund stays what it is, where that is known of what is asked for. */
function useLasts(item: OrderItem, { refund, partial }: CancelQuote): string | undefined {
  const { t } = useLingui();
  const { now } = useFacts();
  const { wayOut, now: step } = useItemWords()(item).ladder(now);
  if (!wayOut || partial || refund.amountMinor === 0 || step?.refund?.amountMinor !== refund.amountMinor)
    return undefined;
  const { deadline, free } = wayOut;
  return free ? t`Full refund until ${deadline}.` : t`This refund applies until ${deadline}.`;
}

/** A press says what it does: what ends, and what is paid back. */
export function useYesWords() {
  const { t } = useLingui();
  const format = useFormat();
  return (quotes: readonly CancelQuote[], unpaid: string): string => {
    const sum = (of: 'paid' | 'refund') => quotes.reduce((all, quote) => all + quote[of].amountMinor, 0);
    const [first] = quotes;
    if (!first || sum('paid') === 0) return unpaid;
    const amountMinor = sum('refund');
    if (amountMinor === 0) return t`Cancel without a refund`;
    return t`Cancel and refund ${format.money({ ...first.refund, amountMinor })}`;
  };
}

interface YesOrNoProps extends Pick<CancelTermsProps, 'access' | 'formtoken'> {
  readonly quotes: readonly CancelQuote[];
  readonly action: string;
  readonly yes: string;
  /** The clock of all other deadlines of the page; whether its zone is still to be named. */
  readonly clock: Clock;
  readonly zoned?: boolean;
}

/** Until when the terms hold, then the one press that cancels, and the way back. */
export function YesOrNo({ access, formtoken, quotes, action, yes, clock, zoned = true }: YesOrNoProps) {
  const { t } = useLingui();
  const lists = useLists();
  const busy = useNavigation().state !== 'idle';
  const until = quotes.map(({ expiresAt }) => expiresAt).reduce((one, other) => (one < other ? one : other));
  const time = lists.facts([clock.time(until), zoned && clock.zoneName]);
  return (
    <>
      <p className={styles.holds}>{t`These terms hold until ${time}. Until you confirm, nothing changes.`}</p>
      <div className={styles.choices}>
        <PostForm formtoken={formtoken} action={action}>
          <input type="hidden" name="intent" value="confirm" />
          {quotes.map(({ id }) => (
            <input key={id} type="hidden" name="quote" value={id} />
          ))}
          <Button type="submit" variant="dangerFilled" busyLabel={busy ? t`Cancelling…` : undefined}>
            {yes}
          </Button>
        </PostForm>
        <LinkButton variant="neutral" href={orderAddress(access)}>
          {t`Keep the booking`}
        </LinkButton>
      </div>
    </>
  );
}

/** Which parts the terms are for, and what is not touched by them. */
function Scope({ order, item, quote }: Pick<CancelTermsProps, 'item' | 'order' | 'quote'>) {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const { name, unit } = wordsOf(item);
  if (item.units === 1 && order.items.length === 1) return null;
  const goes = item.units > 1 ? quote.units.map(unit) : [name];
  const kept = [
    ...(quote.partial ? unitsLeft(item).filter((place) => !quote.units.includes(place)) : []).map(unit),
    ...order.items.filter((other) => other !== item && other.state === 'confirmed').map((other) => wordsOf(other).name),
  ];
  return (
    <dl className={styles.scope}>
      <div>
        <dt>{t`You cancel`}</dt>
        <dd>{lists.all(goes)}</dd>
      </div>
      {kept.length > 0 && (
        <div>
          <dt>{t`Remains booked`}</dt>
          <dd>{lists.all(kept)}</dd>
        </div>
      )}
    </dl>
  );
}

type SumsProps = Pick<CancelTermsProps, 'item' | 'order' | 'quote'>;

function Sums(props: SumsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const paidBack = usePaidBack(props.order);
  const { refund, expectedBy } = props.quote;
  const clock = useZonedClock()(useItemWords()(props.item));
  return (
    <>
      <ItemSums {...props} total={<SumTotal text={t`Refund`} amount={format.money(refund)} />} />
      {refund.amountMinor > 0 && <p>{paidBack(props.quote.by, clock.day(expectedBy))}</p>}
      <Breakdown {...props} />
    </>
  );
}

/** Who pays the refund, to where and by when. */
export function usePaidBack({ payments }: Order) {
  const { t } = useLingui();
  const card = useCardWords();
  const payment = payments.at(-1);
  const to = payment ? card(payment) : t`your original payment method`;
  return (by: string, day: string): string => t`${by} pays the refund to ${to} by ${day}.`;
}

/** What was paid for one thing, what of it is kept and what comes back, and why. */
export function ItemSums({ item, quote, total }: SumsProps & { readonly total: ReactNode }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useItemWords()(item);
  const unpaid = quote.paid.amountMinor === 0;
  const paid = { text: words.cancel.paid(quote.units.length), amount: format.money(quote.paid) };
  const kept = { text: t`Cancellation fee`, amount: format.money(quote.fee) };
  return (
    <>
      <SumLines lines={[paid, ...(unpaid ? [] : [kept])]} />
      {total}
      {quote.owedThere && (
        <SumLines lines={[{ text: t`Charged by the property`, amount: format.money(quote.owedThere) }]} />
      )}
      <p>{words.cancel.basis[quote.basis]}</p>
      {unpaid && <p>{t`Nothing has been charged for this, so there is nothing to refund.`}</p>}
      {unpaid && !quote.owedThere && <p>{t`The property charges nothing either.`}</p>}
    </>
  );
}

/** Of each line of the price what was paid and what comes back. */
export function Breakdown({ item, quote }: SumsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useItemWords()(item);
  if (quote.paid.amountMinor === 0) return null;
  return (
    <Disclosure summary={t`Refund breakdown`}>
      <SumLines
        lines={quote.lines.map((line) => {
          const [refund, paid] = [format.money(line.refund), format.money(line.paid)];
          return { text: words.lineName(line), amount: t`${refund} of ${paid}` };
        })}
      />
    </Disclosure>
  );
}
