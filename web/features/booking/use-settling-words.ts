import { useLingui } from '@lingui/react/macro';
import { isTestPaid, type Order, paymentStage } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { useCardWords } from './use-card-words.ts';

/** What is said of money, and of cancelling, while a booking is not paid to the end; undefined once it is. */
export function useSettlingWords(order: Order): { readonly money: string; readonly cancelling: string } | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const card = useCardWords();
  const payment = order.payments.at(-1);
  const stage = paymentStage(order);
  if (!payment || (stage !== 'settling' && stage !== 'delayed')) return undefined;
  const [amount, by] = [format.money(payment.amount), card(payment)];
  if (stage === 'delayed') {
    return {
      money: t`The payment of ${amount} with ${by} has not gone through yet and is being tried again. Your booking is confirmed; you do not need to pay again.`,
      cancelling: t`We are retrying the payment. You can cancel as soon as it has gone through.`,
    };
  }
  return {
    money: isTestPaid(order)
      ? t`The test payment of ${amount} with ${by} is being recorded. Your booking is confirmed; you do not need to pay again.`
      : t`Your bank has reserved ${amount} on ${by}; it will be charged shortly. Your booking is confirmed; you do not need to pay again.`,
    cancelling: t`The payment is still being processed. You can cancel as soon as it has gone through.`,
  };
}
