import { clockTime, clockTimeUtc } from '#contract/core';
import { useHydrated } from '#design/hydrated';
import { useFacts } from '../../facts.ts';
import type { StepRefusal } from './submit.ts';

/** Times of refusals on the reader's own clock; in UTC, which is said, on the server and where there are no scripts. */
export function useOwnClock() {
  const { locale } = useFacts();
  const zoned = useHydrated();
  const of = (instant: string) => (zoned ? clockTime : clockTimeUtc)(new Date(instant), locale);
  return {
    of,
    /** What the server said, with its time in UTC as the reader's own. */
    said: ({ message = '', until }: Pick<StepRefusal, 'message' | 'until'>): string =>
      until === undefined ? message : message.replace(clockTimeUtc(new Date(until), locale), of(until)),
  };
}
