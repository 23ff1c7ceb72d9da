import { useLingui } from '@lingui/react/macro';
import type { PaymentView } from '#contract/booking';
import type { PaymentMethod } from '#contract/payments';
import type { CardFault } from './read-card.ts';

/** What is wrong with a typed card, and the cure. */
export function useCardFaultWords() {
  const { t } = useLingui();
  return (code: CardFault): string => {
    switch (code) {
      case 'number_incomplete':
        return t`Enter the full number as on the card`;
      case 'number_wrong':
        return t`This number contains a wrong digit. Check it against the card`;
      case 'not_a_test_number':
        return t`This is not one of the test numbers. Real cards are not accepted here, and the number was not sent anywhere. Use one of the test cards.`;
      case 'name_missing':
        return t`Enter the name as on the card`;
      case 'expiry_shape':
        return t`Enter month and year as on the card, for example 09/29`;
      case 'month_wrong':
        return t`Enter the month as 01 to 12, for example 09/29`;
      case 'expired':
        return t`This card has expired. Check the date or use another card`;
      case 'code_shape':
        return t`Enter the 3 digits on the back, or 4 on the front of American Express`;
    }
  };
}

/** Everything said about cards. */
export function useCardWords() {
  const { t } = useLingui();

  function reason(why: PaymentView['reason']): string {
    switch (why) {
      case 'insufficient_funds':
        return t`Insufficient funds`;
      case 'challenge_failed':
        return t`Your bank did not confirm that it was you`;
      case 'abandoned':
        return t`You left the payment page before paying`;
      case 'processing_error':
        return t`The payment could not be processed`;
      case 'card_expired':
        return t`This card has expired`;
      case 'card_withdrawn':
        return t`This saved card can no longer be charged`;
      case 'declined':
      case null:
        return t`Your bank declined the card`;
    }
  }

  const methods: Record<PaymentMethod, string> = {
    CARD: t`Card`,
    GOOGLE_PAY: 'Google Pay',
    AFFIRM: 'Affirm',
  };
  return { reason, method: (name: PaymentMethod) => methods[name] };
}
