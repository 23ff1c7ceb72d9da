import { order, orderFacts, orderThing } from '#design/examples';
import { SummaryFacts } from '#design/summary-foot';
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
    <OrderSummary {...order} foot={<SummaryFacts facts={orderFacts} />}>
      <OrderThing {...orderThing} />
    </OrderSummary>
  ),
  'Two things, without facts': () => (
    <OrderSummary {...order} label="Two things" foot={null}>
      <OrderThing {...orderThing} title="London to Singapore, first" />
      <OrderThing {...stay} />
    </OrderSummary>
  ),
  'Behind a bar on a phone': () => (
    <OrderBar summary="London to Singapore, 2 adults" total="€1,684.00" note="Price held until 18:40">
      <OrderSummary {...order} label="Folded" foot={<SummaryFacts facts={orderFacts} />}>
        <OrderThing {...orderThing} title="London to Singapore, folded" />
      </OrderSummary>
    </OrderBar>
  ),
};
