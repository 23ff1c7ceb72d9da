import { order } from '#design/examples';
import { OrderBar, OrderSummary } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Whole: () => <OrderSummary {...order} />,
  'Without notes': () => <OrderSummary {...order} title="London to Singapore, without notes" notes={[]} />,
  'Behind a bar on a phone': () => (
    <OrderBar summary="London to Singapore, 2 adults" total="€1,684.00">
      <OrderSummary {...order} title="London to Singapore, folded" />
    </OrderBar>
  ),
};
