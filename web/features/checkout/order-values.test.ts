import { expect, test } from 'vitest';
import { order } from './testing/sample.ts';
import { bothOrder } from './testing/sample-stay.ts';
import { valuesOfOrder } from './order-values.ts';

test('a stored document number is shown by its last two; one that cannot be read any more is asked for again', () => {
  expect(valuesOfOrder(order)['travellers.0.document.number']).toBe('*********02');
  const travellers = order.travellers.map((each) => ({
    ...each,
    document: each.document && { ...each.document, lastTwo: null },
  }));
  expect(valuesOfOrder({ ...order, travellers })['travellers.0.document.number']).toBe('');
});

test('a lead guest who is named as the first traveller comes back ticked, and nobody else does', () => {
  expect(valuesOfOrder(bothOrder)['travellers.1.same']).toBe('yes');
  const travellers = bothOrder.travellers.map((each, at) => (at === 0 ? each : { ...each, givenNames: 'Tom' }));
  expect(valuesOfOrder({ ...bothOrder, travellers })['travellers.1.same']).toBeUndefined();
});
