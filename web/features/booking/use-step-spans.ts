import { useLingui } from '@lingui/react/macro';
import { type CancellationStep, joinSteps } from '#design/cancellation-bar';

export interface TimedStep extends Omit<CancellationStep, 'until'> {
  /** Its end, for itself and as the beginning of what follows; undefined where it has none. */
  readonly end: { readonly until: string; readonly from: string } | undefined;
  /** Said instead, of a span that is counted from booking. */
  readonly span?: string | undefined;
}

/** Steps of cancelling, each with the span in which it holds: until when, from when until when, from when. */
export function useStepSpans() {
  const { t } = useLingui();

  function spanOf({ end, span }: TimedStep, before: TimedStep | undefined): string {
    if (span) return span;
    if (!before) return end ? t`until ${end.until}` : t`after booking`;
    const from = before.end?.from;
    if (!from) return end ? t`from then until ${end.until}` : t`from then on`;
    return end ? t`from ${from} until ${end.until}` : t`from ${from}`;
  }

  return (steps: readonly TimedStep[]): CancellationStep[] =>
    joinSteps(steps).map(({ end, span, ...step }, at, all) => ({
      ...step,
      until: spanOf({ ...step, end, span }, all[at - 1]),
    }));
}
