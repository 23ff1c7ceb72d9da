import { order, orderThing } from '#design/examples';
import { OrderBar, OrderSummary, OrderThing } from './index.ts';
import type { States } from '#design/gallery';

const stay = {
  title: 'Le Relais Sauvalon',
  meta: '3 nights, 2 rooms',
  legs: [
    { sign: 'bed-double' as const, times: 'Wed 10 Mar to Sat 13 Mar', detail: '2 × Double room, Breakfast included' },
  ],
};

export const states: States = {
  Whole: () => (
    <OrderSummary {...order}>
      <OrderThing {...orderThing} />
    </OrderSummary>
  ),
  'Two things, without notes': () => (
    <OrderSummary {...order} label="Two things" notes={[]}>
      <OrderThing {...orderThing} title="London to Singapore, first" />
      <OrderThing {...stay} />
    </OrderSummary>
  ),
  'Behind a bar on a phone': () => (
    <OrderBar summary="London to Singapore, 2 adults" total="€1,684.00">
      <OrderSummary {...order} label="Folded">
        <OrderThing {...orderThing} title="London to Singapore, folded" />
      </OrderSummary>
    </OrderBar>
  ),
};
