import { order } from '#design/examples';
import { Receipt } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Paid: () => (
    <Receipt
      title="Receipt"
      lines={order.lines}
      total={{ text: 'Paid', amount: '€1,684.00' }}
      notes={['Card ending 3155, Fri 20 Nov 2026', 'The price you saw first was €1,684.00']}
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
