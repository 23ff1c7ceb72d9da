import { useLingui } from '@lingui/react/macro';
import { useUntil } from '../reader/use-until.ts';

/**
 * "Price held until 02:14 UTC+1"; null where no price is held. `isHeld` false: it is nothing that is held, and `limited` because its
 * buyer holds as much as one may.
 */
export function useHeldWords(): (heldUntil: string | null, isHeld?: boolean, limited?: boolean) => string {
  const { t } = useLingui();
  const untilOf = useUntil();
  return (heldUntil, isHeld = true, limited = false) => {
    if (!isHeld && limited) return t`Hold limit reached: price checked again when you pay`;
    if (!isHeld) return t`Can’t be held: price checked again when you pay`;
    if (heldUntil === null) return t`Price not held yet`;
    const time = untilOf(heldUntil);
    return t`Price held until ${time}`;
  };
}
