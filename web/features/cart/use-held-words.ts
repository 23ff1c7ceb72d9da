import { useLingui } from '@lingui/react/macro';
import { useUntil } from '../reader/use-until.ts';

/** "Price held until 02:14 UTC+1"; null where no price is held. `isHeld` false: it is nothing that is held. */
export function useHeldWords(): (heldUntil: string | null, isHeld?: boolean) => string {
  const { t } = useLingui();
  const untilOf = useUntil();
  return (heldUntil, isHeld = true) => {
    if (!isHeld) return t`Can’t be held: price checked again when you pay`;
    if (heldUntil === null) return t`Price not held yet`;
    const time = untilOf(heldUntil);
    return t`Price held until ${time}`;
  };
}
