import { useEffect, useState } from 'react';
import { clockTime, clockTimeUtc, fullMinute } from '#contract/core';
import { useHydrated } from '#design/hydrated';
import { useFacts } from '../../facts.ts';
import type { StepRefusal } from './submit.ts';

/** Times of refusals on the reader's own clock; in UTC, which is said, on the server and where there are no scripts. */
export function useOwnClock() {
  const { locale } = useFacts();
  const zoned = useHydrated();
  const at = (instant: string) => fullMinute(new Date(instant));
  const of = (instant: string) => (zoned ? clockTime : clockTimeUtc)(at(instant), locale);
  return {
    of,
    /** What the server said, with its time in UTC as the reader's own. */
    said: ({ message = '', until }: Pick<StepRefusal, 'message' | 'until'>): string =>
      until === undefined ? message : message.replace(clockTimeUtc(at(until), locale), of(until)),
  };
}

/** Nobody looks at a page for longer, and a timer of the browser counts no month. */
const LONGEST_LOOK_MS = 86_400_000;

/** Whether a moment has passed, while the page is looked at. */
export function usePassed(until: string | undefined): boolean {
  const [passed, setPassed] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (until === undefined) return undefined;
    const waitMs = new Date(until).getTime() - Date.now();
    if (waitMs > LONGEST_LOOK_MS) return undefined;
    const timer = setTimeout(() => setPassed(until), Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== undefined && passed === until;
}
