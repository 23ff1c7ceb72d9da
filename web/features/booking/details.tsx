import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { Link } from '#design/link';
import { ReviewList, type ReviewRow } from '#design/review-list';
import type { BookingDocument, Order } from '#contract/booking';
import { useItemWords } from '../verticals/order-parts.tsx';
import { isMissing } from './item-kinds.ts';
import styles from './order-page.module.css';

interface DetailsProps {
  readonly order: Order;
}

/** Who travels or sleeps there, on which rules, item by item, and who sold it. */
export function Details({ order }: DetailsProps) {
  return useDetailGroups(order, true).map(({ id, title, rows }, at) => (
    <section key={id} aria-labelledby={`details-${at}`}>
      <h2 id={`details-${at}`} className={styles.heading}>
        {title}
      </h2>
      <ReviewList rows={rows} />
    </section>
  ));
}

/** The same on the page, where what is needed of it stands with the trip. */
export function FoldedDetails({ order }: DetailsProps) {
  return useDetailGroups(order, false).map(({ id, title, rows }) => (
    <section key={id} aria-label={title}>
      <Disclosure look="bar" summary={title}>
        <ReviewList rows={rows} />
      </Disclosure>
    </section>
  ));
}

function useDetailGroups(order: Order, onPaper: boolean) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const shared = useSharedRows(order);
  const papers = usePapers(order);
  const several = order.items.length > 1;
  const groups = order.items.flatMap((item, at) => {
    const words = wordsOf(item);
    if (several && isMissing(order, item)) return [];
    return {
      id: item.id,
      title: several ? t`${words.name}: ${words.detailsTitle}` : words.detailsTitle,
      rows: [...words.details(order, at, onPaper), ...papers(item.documents), ...(several ? [] : shared)],
    };
  });
  if (several) groups.push({ id: 'shared', title: t`Contact and seller`, rows: shared });
  return groups;
}

function useSharedRows(order: Order): ReviewRow[] {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const { seller, contact } = order;
  return [
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
        ...order.items.map((item) => wordsOf(item).soldBy),
      ],
    },
  ];
}

/** Papers of one thing, with whose they are. */
function usePapers({ travellers }: Order) {
  const { t } = useLingui();
  return (documents: readonly BookingDocument[]): ReviewRow[] => {
    if (documents.length === 0) return [];
    const lines = documents.map(({ kind, number, traveller }) => {
      const whose = traveller === null ? undefined : travellers[traveller];
      const paper = kind === 'ticket' ? t`Ticket ${number}` : t`Confirmation ${number}`;
      return whose ? t`${paper}, ${`${whose.givenNames} ${whose.familyName}`}` : paper;
    });
    return [{ label: t`Documents`, lines }];
  };
}
