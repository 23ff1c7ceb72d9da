import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { OrderBar, OrderSummary } from './index.ts';

test('says route, party, legs, parts and total', async () => {
  const { container } = await show(
    <OrderBar summary="London to Singapore, 2 adults" total="€1,684.00">
      <OrderSummary
        title="London to Singapore"
        meta="2 adults, Economy Light"
        sample="Sample"
        legs={[
          { carrier: { code: 'X-STR', name: 'Straits Pacific' }, times: '22:05 to 19:15', detail: 'Tue 9 Mar, direct' },
        ]}
        lines={[{ text: 'Fares', amount: '€1,192.00' }]}
        total={{ text: 'Total', amount: '€1,684.00' }}
        notes={[{ icon: 'clock', text: 'Price held until 18:40 today, Irish time' }]}
      />
    </OrderBar>,
  );
  expect(screen.getByRole('heading', { name: 'London to Singapore' })).toBeDefined();
  expect(container.querySelector('summary')?.textContent).toBe('London to Singapore, 2 adults€1,684.00');
  expect(screen.getByText('Price held until 18:40 today, Irish time')).toBeDefined();
});
