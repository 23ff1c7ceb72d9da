import { useLingui } from '@lingui/react/macro';
import { useClockTime } from '../reader/use-clock-time.ts';

/** "Price held until 02:14 UTC+1"; null where no price is held. */
export function useHeldWords(): (heldUntil: string | null) => string {
  const { t } = useLingui();
  const timeOf = useClockTime();
  return (heldUntil) => {
    if (heldUntil === null) return t`Price not held yet`;
    const time = timeOf(heldUntil);
    return t`Price held until ${time}`;
  };
}
