import { useHydrated } from '#design/hydrated';
import { useFormat } from '../../../format.ts';
import { wallClock } from '../../reader/wall-clock.ts';

/** `1 Mar 2027 09:12` on the reader's own clock; in UTC, which is said, until that clock is known. */
export function useMoment() {
  const { day, time } = useFormat();
  const own = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return (at: string): string => {
    const local = wallClock(at, own ?? 'UTC');
    const told = `${day(local, 'plain')} ${time(local)}`;
    // Isolated: in a line that runs the other way its parts stay in their order.
    return `\u2068${own ? told : `${told} UTC`}\u2069`;
  };
}
