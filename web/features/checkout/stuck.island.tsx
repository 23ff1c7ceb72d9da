import { Ended } from './ended.tsx';
import type { HoldRefused } from './hold.ts';
import { PriceChanged } from './price-changed.tsx';
import type { Purchase } from './purchase.ts';

export interface StuckProps {
  readonly refused: HoldRefused;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

export function StuckContent({ refused: { ended, changed }, purchase, formtoken }: StuckProps) {
  return (
    <>
      {ended && <Ended code={ended} purchase={purchase} />}
      {changed && <PriceChanged {...changed} purchase={purchase} formtoken={formtoken} />}
    </>
  );
}
