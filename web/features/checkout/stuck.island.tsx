import { Ended } from './ended.tsx';
import { GivenUp } from './given-up.tsx';
import type { HoldRefused } from './hold.ts';
import { PriceChanged } from './price-changed.tsx';
import { NotHeld } from './not-held.tsx';
import type { Purchase } from './purchase.ts';

export interface StuckProps {
  readonly refused: Pick<HoldRefused, 'ended' | 'changed' | 'item' | 'reason'>;
  /** Its buyer chose something else in its place. */
  readonly givenUp?: boolean;
  readonly replacedBy?: string | null;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

export function StuckContent({ refused, givenUp, replacedBy, purchase, formtoken }: StuckProps) {
  const { ended, changed, item, reason } = refused;
  if (givenUp) return <GivenUp purchase={purchase} by={replacedBy} />;
  return (
    <>
      {ended && <Ended code={ended} item={item} purchase={purchase} formtoken={formtoken} />}
      {reason && <NotHeld reason={reason} item={item} purchase={purchase} />}
      {changed && <PriceChanged {...changed} purchase={purchase} formtoken={formtoken} />}
    </>
  );
}
