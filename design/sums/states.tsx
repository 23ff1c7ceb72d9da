import { order } from '#design/examples';
import { SumLines, SumTotal } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Lines and total': () => (
    <div>
      <SumLines lines={order.lines} />
      <SumTotal {...order.total} />
    </div>
  ),
  'Long text': () => (
    <SumLines
      lines={[{ text: 'Flughafengebühren und Steuern aller Reisenden in beide Richtungen', amount: '€1,462.00' }]}
    />
  ),
};
