import { expect, test } from 'vitest';
import { order } from './testing/sample.ts';
import { valuesOfOrder } from './traveller-values.ts';

test('a stored document number is shown by its last two; one that cannot be read any more is asked for again', () => {
  expect(valuesOfOrder(order)['travellers.0.document.number']).toBe('*********02');
  const travellers = order.travellers.map((each) => ({
    ...each,
    document: each.document && { ...each.document, lastTwo: null },
  }));
  expect(valuesOfOrder({ ...order, travellers })['travellers.0.document.number']).toBe('');
});
