import { afterAll, expect, test } from 'vitest';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

const { fixture, close } = await openFixture();
afterAll(close);

const masked = (number: string) => ({ type: 'passport' as const, number, issuedBy: 'IE', expiresOn: '2032-05-06' });

test('a document number sent back as it was shown stays as it is stored; its other parts change', async () => {
  const { ctx, order } = await heldOrder(fixture, { flight: '701' });
  const change = { id: order.id, contact: { email: 'new@example.ie' } };
  const document = masked('*********67');
  await fixture.updateTravellers({ ctx, input: { ...change, travellers: [sampleTraveller({ document })] } });
  const again = await fixture.updateTravellers({
    ctx,
    input: { ...change, travellers: [sampleTraveller({ document })] },
  });
  expect(again.travellers[0]?.document).toEqual({
    type: 'passport',
    lastTwo: '67',
    issuedBy: 'IE',
    expiresOn: '2032-05-06',
  });
  expect(again.contact.email).toBe('new@example.ie');
});

test('asterisks that stand for nothing stored are refused at their field', async () => {
  const { ctx, order } = await heldOrder(fixture, { flight: '702' });
  const travellers = [sampleTraveller({ document: masked('*********99') })];
  await expect(
    fixture.updateTravellers({ ctx, input: { id: order.id, travellers, contact: { email: 'a@b.ie' } } }),
  ).rejects.toMatchObject({ status: 422, problems: [{ field: 'travellers.0.document.number' }] });
});

test('a quote tells which order was made from it', async () => {
  const { ctx, order, quote } = await heldOrder(fixture, { flight: '703' });
  expect(quote.orderId).toBeNull();
  expect(await fixture.readQuote({ ctx, input: { id: quote.id } })).toMatchObject({
    state: 'consumed',
    orderId: order.id,
  });
});
