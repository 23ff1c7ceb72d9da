import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SummaryFacts } from '#design/summary-foot';
import { OrderBar, OrderSummary, OrderThing } from './index.ts';

test('says route, party, legs, parts and total', async () => {
  const { container } = await show(
    <OrderBar summary="London to Singapore, 2 adults" total="€1,684.00" note="Price held until 18:40">
      <OrderSummary
        label="London to Singapore"
        lines={[{ text: 'Fares', amount: '€1,192.00' }]}
        total={{ text: 'Total', amount: '€1,684.00' }}
        foot={<SummaryFacts facts={[{ icon: 'clock', text: 'Price held until 18:40 today, Irish time' }]} />}
      >
        <OrderThing
          title="London to Singapore"
          meta="2 adults, Economy Light"
          sample="Sample"
          legs={[
            { sign: { code: 'X-STR', name: 'Straits Pacific' }, times: '22:05 to 19:15', detail: 'Tue 9 Mar, direct' },
            { sign: 'bed-double', times: 'Wed 10 Mar to Sat 13 Mar', detail: 'Double room' },
          ]}
        />
      </OrderSummary>
    </OrderBar>,
  );
  expect(screen.getByRole('heading', { name: 'London to Singapore' })).toBeDefined();
  expect(container.querySelector('summary')?.textContent).toBe(
    'London to Singapore, 2 adultsPrice held until 18:40€1,684.00',
  );
  expect(screen.getByText('Price held until 18:40 today, Irish time')).toBeDefined();
});
