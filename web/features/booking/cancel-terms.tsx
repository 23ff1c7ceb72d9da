import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { LinkButton } from '#design/link-button';
import { SumLines, SumTotal } from '#design/sums';
import type { CancelQuote, Order, OrderItem } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { useLists } from '../results/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { type Access, cancelAddress, orderAddress } from './access.ts';
import styles from './cancel-page.module.css';
import { unitsLeft } from './item-kinds.ts';
import { useCardWords } from './use-card-words.ts';
import { useZonedClock } from './use-zoned-clock.ts';

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
  const clock = useZonedClock()(useItemWords()(item));
  const busy = useNavigation().state !== 'idle';
  const some = quote.partial || order.items.length > 1;
  return (
    <>
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms" className={styles.heading}>{t`Your refund if you cancel now`}</h2>
        <Scope order={order} item={item} quote={quote} />
        <Sums order={order} item={item} quote={quote} />
      </section>
      <p className={styles.holds}>
        {t`These terms hold until ${clock.time(quote.expiresAt)}, ${clock.zoneName}. Until you confirm, nothing changes.`}
      </p>
      <div className={styles.choices}>
        <LinkButton variant="neutral" href={orderAddress(access)}>
          {t`Keep the booking`}
        </LinkButton>
        <PostForm formtoken={formtoken} action={cancelAddress(access, { item: item.id })}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="quote" value={quote.id} />
          <Button type="submit" variant="neutral" busyLabel={busy ? t`Cancelling…` : undefined}>
            {some ? t`Cancel this part` : t`Cancel the booking`}
          </Button>
        </PostForm>
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
          <dt>{t`Stays booked`}</dt>
          <dd>{lists.all(kept)}</dd>
        </div>
      )}
    </dl>
  );
}

function Sums({ order, item, quote }: Pick<CancelTermsProps, 'item' | 'order' | 'quote'>) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useItemWords()(item);
  const clock = useZonedClock()(words);
  const card = useCardWords();
  const payment = order.payments.at(-1);
  const nothing = quote.refund.amountMinor === 0;
  const unpaid = quote.paid.amountMinor === 0;
  const [by, to, day] = [
    quote.by,
    payment ? card(payment) : t`your original payment method`,
    clock.day(quote.expectedBy),
  ];
  const owed = quote.owedThere ? [{ text: t`Charged by the property`, amount: format.money(quote.owedThere) }] : [];
  const kept = {
    text: t`Cancellation fee`,
    amount: format.money(quote.fee),
  };
  return (
    <>
      <SumLines lines={[{ text: t`You paid`, amount: format.money(quote.paid) }, ...(unpaid ? [] : [kept])]} />
      <SumTotal text={t`Refund`} amount={format.money(quote.refund)} />
      {owed.length > 0 && <SumLines lines={owed} />}
      <p>{words.cancel.basis[quote.basis]}</p>
      {unpaid && <p>{t`You haven’t paid anything, so there is nothing to refund.`}</p>}
      {unpaid && owed.length === 0 && <p>{t`The property charges nothing either.`}</p>}
      {!nothing && <p>{t`${by} pays the refund to ${to} by ${day}.`}</p>}
      {!unpaid && (
        <Disclosure summary={t`Refund breakdown`}>
          <SumLines
            lines={quote.lines.map((line) => ({
              text: t`${words.lineName(line)}: of ${format.money(line.paid)}`,
              amount: format.money(line.refund),
            }))}
          />
        </Disclosure>
      )}
    </>
  );
}
