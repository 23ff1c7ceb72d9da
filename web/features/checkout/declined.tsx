import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#design/error-summary';
import type { Order } from '#contract/booking';
import { useCardWords } from './use-card-words.ts';

interface DeclinedProps {
  readonly order: Order;
  /** Cards to choose from stand first. */
  readonly cards: boolean;
  /** The card is typed on this page. */
  readonly typed: boolean;
}

/** The last try to pay was refused: why, and that nothing else was lost. Stands where the next try is made, and takes the focus there. */
export function Declined({ order, cards, typed }: DeclinedProps) {
  const { t } = useLingui();
  const words = useCardWords();
  const last = order.payments.at(-1);
  if (last?.state !== 'failed') return null;
  const card = last.reason === 'card_expired' ? 'card.expiry' : 'card.number';
  return (
    <ErrorSummary
      title={words.reason(last.reason)}
      text={t`Nothing was charged, and your booking is still held.`}
      errors={[{ field: cards ? 'methodId' : typed ? card : 'pay.go', text: t`Try again or use another card` }]}
      focus={last.id}
    />
  );
}
