import { useLingui } from '@lingui/react/macro';
import type { ExtrasStepWords } from '../item-extras.ts';

/** The step on which bags and seats are chosen. */
export function useFlightExtrasWords(): ExtrasStepWords {
  const { t } = useLingui();
  return {
    title: t`Bags and seats`,
    chosen: t`Your bags are in the total. Change them here, or just continue.`,
  };
}
