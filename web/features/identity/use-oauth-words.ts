import { useLingui } from '@lingui/react/macro';
import { useHost } from './host.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { isClosed, useProviderFaults } from './use-provider-faults.ts';

/** The step while another site asks, and how that ended. */
export function useOAuthWords() {
  const { t } = useLingui();
  const faults = useProviderFaults();
  const round = useHost().asking?.round;
  const waiting = { title: t`Continue in the other window`, lead: t`This page waits until you are done there.` };
  if (!round) return waiting;
  const name = PROVIDER_NAMES[round.provider];
  switch (round.ends) {
    case null:
      return waiting;
    case 'blocked':
      return {
        title: t`No window opened`,
        lead: t`Your browser blocked the window. You can continue with ${name} here.`,
      };
    default:
      // The sentence of a closed account is one that scripts know.
      return {
        title: faults.title(round.ends),
        lead: isClosed(round.ends) ? faults.text(round.ends) : round.message || faults.text(round.ends),
      };
  }
}
