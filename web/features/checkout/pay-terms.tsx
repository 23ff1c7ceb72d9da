import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { Section } from '../forms/section.tsx';
import styles from './checkout.module.css';
import { useCompanies } from './use-companies.ts';

/** What the page shows, and which try this is. */
export function PayFields({ order, idempotencyKey }: { readonly order: Order; readonly idempotencyKey: string }) {
  const { amountMinor, currency } = order.price.total;
  return (
    <>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="totalMinor" value={amountMinor} />
      <input type="hidden" name="currency" value={currency} />
    </>
  );
}

/** With whom the contract is, on whose conditions, and what is charged; of several things also what becomes of the rest. */
export function Terms({ order: { seller, dueNow, items } }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const total = format.money(dueNow);
  const companies = useCompanies()(items);
  return (
    <Section title={t`Who sells this`} id="terms.title">
      <p className={styles.terms}>
        {t`By pressing the button you buy from ${seller.name} (${seller.email}) at the rules shown above, and on the conditions of ${companies}. Booking commits you to pay.`}{' '}
        {dueNow.amountMinor > 0
          ? t`${total} is charged once; for what is not confirmed, nothing is taken.`
          : t`Nothing is charged now.`}
      </p>
      {items.length > 1 && (
        <p className={styles.terms}>
          {t`Each part is booked by itself. If one cannot be booked, the others stay booked and you pay for those only.`}
        </p>
      )}
    </Section>
  );
}
