import { useLingui } from '@lingui/react/macro';
import type { SimulatorScenario } from '#contract/payments';

/** What a test card does, paid with and kept. */
export function useScenarioWords() {
  const { t } = useLingui();
  return (name: SimulatorScenario): string => {
    switch (name) {
      case 'success':
        return t`Payment succeeds`;
      case 'declined':
        return t`The bank declines`;
      case 'insufficient_funds':
        return t`Insufficient funds`;
      case 'challenge':
        return t`The bank asks you to confirm (3-D Secure), then the payment succeeds`;
      case 'challenge_fails':
        return t`The bank asks you to confirm, then declines`;
      case 'capture_fails':
        return t`Payment succeeds; charged at the third attempt`;
      case 'reply_lost':
        return t`Payment succeeds; the response is lost and checked`;
      case 'challenge_always':
        return t`The bank asks you to confirm every time, even with a saved card`;
      case 'kept_declined':
        return t`Payment succeeds; declined once saved`;
      case 'kept_expired':
        return t`Payment succeeds; expired once saved`;
      case 'kept_withdrawn':
        return t`Payment succeeds; no longer accepted once saved`;
      case 'not_kept':
        return t`Payment succeeds; the card can’t be saved`;
    }
  };
}
