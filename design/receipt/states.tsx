import { order } from '#design/examples';
import { Receipt } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Paid: () => (
    <Receipt
      title="Receipt"
      lines={order.lines}
      total={{ text: 'Paid', amount: '€1,684.00' }}
      notes={[
        { text: 'Card ending 3155, Fri 20 Nov 2026', settled: true },
        { text: 'The price you saw first was €1,684.00', settled: true },
      ]}
    />
  ),
  'Refunded in part, more to pay': () => (
    <Receipt
      title="Receipt of a booking cancelled in part"
      lines={order.lines}
      total={{ text: 'Paid', amount: '€1,684.00' }}
      split={[
        { text: 'Refunded', amount: '−€684.00' },
        { text: 'Paid after refunds', amount: '€1,000.00' },
      ]}
      notes={[{ text: 'Pay at the property: €36.00', settled: false }]}
    />
  ),
  'All of it refunded': () => (
    <Receipt
      title="Receipt of a cancelled booking"
      lines={order.lines}
      total={{ text: 'Paid', amount: '€1,684.00' }}
      isRefunded
      split={[
        { text: 'Refunded', amount: '−€1,684.00' },
        { text: 'Paid after refunds', amount: '€0.00' },
      ]}
      notes={[]}
    />
  ),
  Sample: () => (
    <Receipt
      title="Receipt of a sample"
      lines={order.lines}
      total={{ text: 'Paid', amount: '€1,684.00' }}
      notes={[]}
      sample="Sample booking, no seats held"
    />
  ),
};
