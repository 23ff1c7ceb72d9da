import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { ReviewList, type ReviewRow } from '#design/review-list';
import type { Order } from '#contract/booking';
import { useFareRows } from '../verticals/flights/use-fare-rows.ts';
import { useFormat } from '../../format.ts';
import styles from './order-page.module.css';
import { useExtraWords } from './use-extra-words.ts';
import { useTravellerWords } from './use-traveller-words.ts';

/** Who travels, with what, on which rules, and who sold it. */
export function Details({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const travellers = useTravellerWords();
  const extras = useExtraWords(order);
  const { change, refund } = useFareRows();
  const item = order.items[0];
  if (!item) return null;
  const { fare } = item.product;
  const { seller, contact } = order;
  const rows: ReviewRow[] = [
    ...order.travellers.map((traveller, i) => ({
      label: order.travellers.length > 1 ? t`Traveller ${format.number(i + 1)}` : t`Traveller`,
      lines: [
        <b key="name">{`${traveller.givenNames} ${traveller.familyName}`}</b>,
        ...travellers(traveller),
        ...extras(i),
      ],
    })),
    {
      label: t`Fare`,
      lines: [
        <b key="fare">{fare.familyName}</b>,
        t`Change: ${change(fare.conditions.change).text}`,
        t`Refund: ${refund(fare.conditions.refund).text}`,
      ],
    },
    { label: t`Your contact`, lines: [contact.email, ...(contact.phone ? [contact.phone] : [])] },
    {
      label: t`Sold by`,
      lines: [
        <b key="seller">{seller.name}</b>,
        ...(seller.legalEntity === seller.name ? [] : [seller.legalEntity]),
        <Link key="mail" href={`mailto:${seller.email}?subject=${encodeURIComponent(order.reference)}`}>
          {seller.email}
        </Link>,
        ...(seller.phone ? [seller.phone] : []),
        t`Flights by ${item.product.supplierName}`,
      ],
    },
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={styles.heading}>{t`Travellers and fare`}</h2>
      <ReviewList rows={rows} />
    </section>
  );
}
