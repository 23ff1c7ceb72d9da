import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
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

/** The seller, the conditions as links, and what is charged. */
export function Terms({ order: { seller, dueNow, items, price } }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const total = format.money(dueNow);
  const there = price.atProperty && format.money(price.atProperty.amount);
  const companies = useCompanies()(items);
  return (
    <Section title={t`Terms`} id="terms.title">
      <p className={styles.terms}>
        {t`You buy from ${seller.name} (${seller.email}). By booking you accept the terms of use and the conditions of ${companies}.`}{' '}
        {dueNow.amountMinor === 0
          ? t`You agree to pay what the property charges. Nothing is charged now.`
          : there
            ? t`You agree to pay ${total} now and ${there} at the property.`
            : t`You agree to pay ${total}.`}
        {/* Of several things the words above the button say it with the amounts. */}
        {dueNow.amountMinor > 0 && items.length === 1 && ` ${t`You are not charged for anything we cannot confirm.`}`}
      </p>
      {/* In a page of their own: a card that is typed would be lost. */}
      <p className={styles.links}>
        <Link look="block" href="/actual-terms-of-use" target="_blank">
          {t`Terms of use`}
        </Link>
        <Link look="block" href="/actual-terms-of-use#conditions" target="_blank">
          {t`Conditions of ${companies}`}
        </Link>
      </p>
    </Section>
  );
}
