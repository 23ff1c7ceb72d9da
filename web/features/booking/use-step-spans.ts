import { useLingui } from '@lingui/react/macro';
import { type CancellationStep, joinSteps } from '#design/cancellation-bar';

export interface TimedStep extends Omit<CancellationStep, 'until'> {
  /** Its end, which is the beginning of what follows; undefined where it has none. */
  readonly end: string | undefined;
  /** Said instead, of a span that is counted from booking. */
  readonly span?: string | undefined;
}

/** Steps of cancelling, each with the span in which it holds: until when, from when until when, from when. */
export function useStepSpans() {
  const { t } = useLingui();

  function spanOf({ end, span }: TimedStep, before: TimedStep | undefined): string {
    if (span) return span;
    if (!before) return end ? t`until ${end}` : '';
    const from = before.end;
    if (!from) return end ? t`from then until ${end}` : t`from then on`;
    return end ? t`from ${from} until ${end}` : t`from ${from}`;
  }

  return (steps: readonly TimedStep[]): CancellationStep[] =>
    joinSteps(steps).map(({ end, span, ...step }, at, all) => ({
      ...step,
      until: spanOf({ ...step, end, span }, all[at - 1]),
    }));
}
