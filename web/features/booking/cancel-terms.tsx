import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { LinkButton } from '#design/link-button';
import { SumLines, SumTotal } from '#design/sums';
import type { CancelQuote, Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { type Access, cancelAddress, orderAddress } from './access.ts';
import styles from './cancel-page.module.css';
import { useCardWords } from './use-card-words.ts';
import { usePriceLineName } from '../verticals/flights/use-price-line-name.ts';
import { useClock } from './use-clock.ts';

interface CancelTermsProps {
  readonly order: Order;
  readonly access: Access;
  readonly formtoken: string;
  readonly quote: CancelQuote;
}

/** What comes back, what is kept, from whom, to where, by when, and until when this holds. */
export function CancelTerms({ order, access, formtoken, quote }: CancelTermsProps) {
  const { t } = useLingui();
  const clock = useClock(order);
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <Sums order={order} quote={quote} />
      <p className={styles.holds}>
        {t`These terms hold until ${clock.time(quote.expiresAt)}, ${clock.zoneName}. Until you confirm, nothing changes.`}
      </p>
      <div className={styles.choices}>
        <LinkButton variant="neutral" href={orderAddress(access)}>{t`Keep the booking`}</LinkButton>
        <PostForm formtoken={formtoken} action={cancelAddress(access)}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="quote" value={quote.id} />
          <Button type="submit" variant="neutral" busyLabel={busy ? t`Cancelling…` : undefined}>
            {t`Cancel the booking`}
          </Button>
        </PostForm>
      </div>
    </>
  );
}

function Sums({ order, quote }: Pick<CancelTermsProps, 'order' | 'quote'>) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const nameOf = usePriceLineName();
  const payment = order.payments.at(-1);
  const nothing = quote.refund.amountMinor === 0;
  const [by, to, day] = [quote.by, payment ? card(payment) : t`the way you paid`, clock.day(quote.expectedBy)];
  const why = {
    full: t`You are within the time in which everything comes back.`,
    less_fee: t`The fare keeps a fee when you cancel.`,
    taxes_only: t`This fare is not refundable; taxes on flights that are not flown always come back.`,
    nothing: t`By the conditions of this fare nothing comes back now.`,
    unknown: t`The airline decided this amount.`,
  }[quote.basis];
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms" className={styles.heading}>{t`What comes back if you cancel now`}</h2>
      <SumLines
        lines={[
          { text: t`You paid`, amount: format.money(quote.paid) },
          { text: t({ context: 'money that does not come back', message: 'Kept' }), amount: format.money(quote.fee) },
        ]}
      />
      <SumTotal text={t`Comes back`} amount={format.money(quote.refund)} />
      <p>{why}</p>
      {!nothing && <p>{t`${by} pays it to ${to}, by ${day} at the latest.`}</p>}
      <Disclosure summary={t`Line by line`}>
        <SumLines
          lines={quote.lines.map((line) => ({
            text: t`${nameOf(line)}: of ${format.money(line.paid)}`,
            amount: format.money(line.refund),
          }))}
        />
      </Disclosure>
    </section>
  );
}
