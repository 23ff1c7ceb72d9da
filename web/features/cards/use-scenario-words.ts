import { useLingui } from '@lingui/react/macro';
import type { SimulatorScenario } from '#contract/payments';

/** What a test card does, paid with and kept. */
export function useScenarioWords() {
  const { t } = useLingui();
  return (name: SimulatorScenario): string => {
    switch (name) {
      case 'success':
        return t`Pays`;
      case 'declined':
        return t`The bank declines`;
      case 'insufficient_funds':
        return t`Not enough money on the card`;
      case 'challenge':
        return t`The bank asks you to confirm (3-D Secure), then pays`;
      case 'challenge_fails':
        return t`The bank asks you to confirm and then refuses`;
      case 'capture_fails':
        return t`Pays; taking the money works at the third try`;
      case 'reply_lost':
        return t`Pays, but the answer gets lost and is looked up`;
      case 'challenge_always':
        return t`The bank asks you to confirm every time, also when the card is kept`;
      case 'kept_declined':
        return t`Pays; once kept, the bank declines it`;
      case 'kept_expired':
        return t`Pays; once kept, the bank says that it has expired`;
      case 'kept_withdrawn':
        return t`Pays; once kept, the bank takes it no more`;
      case 'not_kept':
        return t`Pays, but cannot be kept`;
    }
  };
}
