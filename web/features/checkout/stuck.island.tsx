import { Ended } from './ended.tsx';
import { GivenUp } from './given-up.tsx';
import type { HoldRefused } from './hold.ts';
import { PriceChanged } from './price-changed.tsx';
import type { Purchase } from './purchase.ts';

export interface StuckProps {
  readonly refused: Pick<HoldRefused, 'ended' | 'changed' | 'item'>;
  /** Its buyer chose something else in its place. */
  readonly givenUp?: boolean;
  readonly replacedBy?: string | null;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

export function StuckContent({ refused, givenUp, replacedBy, purchase, formtoken }: StuckProps) {
  const { ended, changed, item } = refused;
  if (givenUp) return <GivenUp purchase={purchase} by={replacedBy} />;
  return (
    <>
      {ended && <Ended code={ended} item={item} purchase={purchase} formtoken={formtoken} />}
      {changed && <PriceChanged {...changed} purchase={purchase} formtoken={formtoken} />}
    </>
  );
}
