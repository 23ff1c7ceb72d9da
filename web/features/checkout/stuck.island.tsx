import { Ended } from './ended.tsx';
import type { HoldRefused } from './hold.ts';
import { PriceChanged } from './price-changed.tsx';
import type { Purchase } from './purchase.ts';

export interface StuckProps {
  readonly refused: Pick<HoldRefused, 'ended' | 'changed' | 'item'>;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

export function StuckContent({ refused: { ended, changed, item }, purchase, formtoken }: StuckProps) {
  return (
    <>
      {ended && <Ended code={ended} item={item} purchase={purchase} formtoken={formtoken} />}
      {changed && <PriceChanged {...changed} purchase={purchase} formtoken={formtoken} />}
    </>
  );
}
