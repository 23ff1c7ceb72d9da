import type { SimulatorScenario } from '#contract/payments';
import type { RefusalReason } from '#domain/payments';

interface Decision {
  readonly state: 'challenge' | 'authorised' | 'refused';
  readonly reason: RefusalReason | null;
}

/** What a simulated bank says to a card; an unknown token is the provider's own error. */
export function decide(scenario: SimulatorScenario | undefined): Decision {
  switch (scenario) {
    case 'success':
    case 'capture_fails':
    case 'reply_lost':
      return { state: 'authorised', reason: null };
    case 'challenge':
    case 'challenge_fails':
      return { state: 'challenge', reason: null };
    case 'declined':
      return { state: 'refused', reason: 'declined' };
    case 'insufficient_funds':
      return { state: 'refused', reason: 'insufficient_funds' };
    case undefined:
      return { state: 'refused', reason: 'processing_error' };
  }
}

export function decideChallenge(scenario: SimulatorScenario | null, approved: boolean): Decision {
  return approved && scenario === 'challenge'
    ? { state: 'authorised', reason: null }
    : { state: 'refused', reason: 'challenge_failed' };
}
