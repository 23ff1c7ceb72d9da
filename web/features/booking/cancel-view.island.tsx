import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { SampleMark } from '#design/sample-mark';
import type { CancelQuote, Order, OrderItem } from '#contract/booking';
import type { Problem } from '#contract/core';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { PageTitle } from '../../page-title.tsx';
import { type Access, orderAddress } from './access.ts';
import { AskForTerms } from './cancel-ask.tsx';
import { ChooseItem } from './cancel-choose.tsx';
import styles from './cancel-page.module.css';
import { CancelSeveral } from './cancel-several.tsx';
import { CancelTerms } from './cancel-terms.tsx';
import { isBooking } from './item-kinds.ts';
import { useHeadingFocus } from '../reader/use-heading-focus.ts';
import { useSampleWords } from './use-sample-words.ts';
import { useSettlingWords } from './use-settling-words.ts';

export interface CancelPageProps {
  readonly order: Order;
  /** What of it is to go; null while that is still to be chosen. */
  readonly item: OrderItem | null;
  /** The place of the part that was pressed on the booking's page. */
  readonly unit?: string | null;
  readonly access: Access;
  readonly formtoken: string;
  /** Terms asked for on this page, of each thing that is to go. */
  readonly quotes: readonly CancelQuote[];
  /** Of several things that were confirmed together one was refused after others were cancelled. */
  readonly stopped?: boolean;
  /** Why the last press did not work. */
  readonly problems: readonly Problem[] | undefined;
}

/** Cancelling: which part, the terms of this moment, then the one press that does it. */
export function CancelPage(props: CancelPageProps) {
  const { t } = useLingui();
  const { order, item, access, quotes, problems, stopped } = props;
  const heading = useHeadingFocus(quotes[0]?.id);
  const wordsOf = useItemWords();
  const lists = useLists();
  const sample = useSampleWords(order);
  const left = item ? [item] : order.items.filter(({ cancellable }) => cancellable);
  const [first] = left.map(wordsOf);
  const about = first ? [item ? first.days : lists.all(left.map((one) => wordsOf(one).name)), first.party] : [];
  const title = item ? wordsOf(item).cancel.title : t`Cancel the booking`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header>
        <Link look="block" href={orderAddress(access)}>{t`Back to the booking`}</Link>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.facts}>
          <bdi>{order.reference}</bdi>
          {about.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
      </header>
      <Refused order={order} item={item} problems={problems ?? []} />
      {stopped && !problems && (
        <Note tone="warn" role="alert" title={t`Only part of the booking was cancelled`}>
          {t`The rest is still booked. Check its refund and try again.`}
        </Note>
      )}
      <Step {...props} />
    </div>
  );
}

function Step({ item, ...props }: CancelPageProps) {
  const { t } = useLingui();
  const { order, problems, quotes } = props;
  const [quote] = quotes;
  if (!isBooking(order)) {
    return <Note title={t`There is nothing to cancel`}>{t`This order is not a booking.`}</Note>;
  }
  // A refusal above has said it already.
  if (problems?.some(({ code }) => code === 'PAYMENT_PENDING')) return null;
  if (!order.actions.includes('cancel')) return <NotNow order={order} />;
  if (!item) return isLive(order, quotes) ? <CancelSeveral {...props} item={null} /> : <ChooseItem {...props} />;
  if (!item.cancellable) {
    return (
      <Note title={t`This part cannot be cancelled here`}>{t`It is not booked or has already been cancelled.`}</Note>
    );
  }
  if (quote?.state === 'live') return <CancelTerms {...props} item={item} quote={quote} />;
  return <AskForTerms {...props} item={item} />;
}

/** Terms of several things hold together or not at all. */
function isLive({ items }: Order, quotes: readonly CancelQuote[]): boolean {
  const left = quotes.map(({ itemId }) => items.find(({ id }) => id === itemId)?.cancellable);
  return quotes.length > 1 && left.every(Boolean) && quotes.every(({ state }) => state === 'live');
}

function NotNow({ order }: Pick<CancelPageProps, 'order'>) {
  const { t } = useLingui();
  const settling = useSettlingWords(order);
  return settling ? (
    <Note tone="warn" title={t`This booking cannot be cancelled here yet`}>
      {settling.cancelling}
    </Note>
  ) : (
    <Note tone="warn" title={t`This booking cannot be cancelled here`}>
      {t`The deadline has passed. Your booking is still valid; the seller’s contact details are on its page.`}
    </Note>
  );
}

/** Each refusal with what is safe and what to do next. */
function Refused({
  order,
  item,
  problems,
}: Pick<CancelPageProps, 'item' | 'order'> & { problems: readonly Problem[] }) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const settling = useSettlingWords(order);
  const about = item ?? order.items[0];
  const { over, silent, units } = about ? wordsOf(about).cancel : {};
  const words: Readonly<Record<string, { title: string; text: string } | undefined>> = {
    NOT_CANCELLABLE: over,
    QUOTE_EXPIRED: {
      title: t`The terms expired before you confirmed`,
      text: t`Nothing was cancelled. Check the refund again.`,
    },
    SUPPLIER_UNAVAILABLE: silent,
    PAYMENT_PENDING: settling && { title: t`This booking cannot be cancelled here yet`, text: settling.cancelling },
    WRONG_STATE: {
      title: t`This is not possible right now`,
      text: t`The booking has changed. Go back to it to see its current status.`,
    },
    CHOOSE_UNITS: units && { title: t`Nothing selected`, text: units.none },
  };
  return problems.map((problem) => (
    <Note
      key={problem.code}
      tone="bad"
      role="alert"
      answer={problems}
      title={words[problem.code]?.title ?? problem.localizedDescription}
    >
      {words[problem.code]?.text}
    </Note>
  ));
}
