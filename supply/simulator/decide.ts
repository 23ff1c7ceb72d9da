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
    case 'kept_declined':
    case 'kept_expired':
    case 'kept_withdrawn':
    case 'not_kept':
      return { state: 'authorised', reason: null };
    case 'challenge':
    case 'challenge_always':
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

/** The same bank, asked with a kept card: it was checked once, which is enough for most. */
export function decideKept(scenario: SimulatorScenario | null): Decision {
  switch (scenario) {
    case 'challenge':
      return { state: 'authorised', reason: null };
    case 'kept_declined':
      return { state: 'refused', reason: 'declined' };
    case 'kept_expired':
      return { state: 'refused', reason: 'card_expired' };
    case 'kept_withdrawn':
      return { state: 'refused', reason: 'card_withdrawn' };
    default:
      return decide(scenario ?? undefined);
  }
}

export function decideChallenge(scenario: SimulatorScenario | null, approved: boolean): Decision {
  return approved && (scenario === 'challenge' || scenario === 'challenge_always')
    ? { state: 'authorised', reason: null }
    : { state: 'refused', reason: 'challenge_failed' };
}
