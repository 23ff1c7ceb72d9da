import { expect, test } from 'vitest';
import { argsFor, fakeApi, refuse } from '../../features/booking/testing/fake-api.ts';
import { cancelQuote, sampleOrder } from '../../features/booking/testing/sample-order.ts';
import { bothOrder } from '../../features/booking/testing/sample-stay.ts';
import { action, loader } from './data.ts';

const page = '/bookings/o1/cancel?token=k';
const params = { id: 'o1' };
const base = {
  'booking.getOrder': () => sampleOrder('confirmed'),
  'session.formtoken': () => ({ formtoken: 'f' }),
};

test('asking for terms leads to their address, so that loading again asks nothing again', async () => {
  const { api, asked } = fakeApi({ 'booking.createCancelQuote': () => cancelQuote });
  const answer = (await action(argsFor(api, page, params, { intent: 'quote' }))) as Response;
  expect(answer.headers.get('location')).toBe('/bookings/o1/cancel?quote=q1&token=k');
  expect(asked).toEqual([['booking.createCancelQuote', { id: 'o1', token: 'k' }]]);
});

test('the terms of the address are shown; terms of another order and unknown ones are not', async () => {
  const shown = async (quote: () => unknown) => {
    const { api } = fakeApi({ ...base, 'booking.getCancelQuote': quote });
    return (await loader(argsFor(api, `${page}&quote=q1`, params))).quotes;
  };
  expect(await shown(() => cancelQuote)).toEqual([cancelQuote]);
  expect(await shown(() => ({ ...cancelQuote, orderId: 'o2' }))).toEqual([]);
  expect(await shown(refuse(404, 'NOT_FOUND'))).toEqual([]);
});

test('confirming cancels on the shown terms and leads to the booking', async () => {
  const { api, asked } = fakeApi({ 'booking.confirmCancel': () => sampleOrder('cancelled') });
  const answer = (await action(argsFor(api, page, params, { intent: 'confirm', quote: 'q1' }))) as Response;
  expect(answer.headers.get('location')).toBe('/bookings/o1?token=k');
  expect(asked).toEqual([['booking.confirmCancel', { id: 'q1', token: 'k' }]]);
});

test('a booking that is cancelled already is shown instead', async () => {
  const { api } = fakeApi({ ...base, 'booking.getOrder': () => sampleOrder('cancelled') });
  const thrown = await loader(argsFor(api, page, params)).catch((error: unknown) => error as Response);
  expect((thrown as Response).headers.get('location')).toBe('/bookings/o1?token=k');
});

test.for([
  [409, 'NOT_CANCELLABLE'],
  [409, 'QUOTE_EXPIRED'],
  [503, 'SUPPLIER_UNAVAILABLE'],
] as const)('a refusal %i %s is told on the page', async ([status, code]) => {
  const { api } = fakeApi({ 'booking.createCancelQuote': refuse(status, code) });
  expect(await action(argsFor(api, page, params, { intent: 'quote' }))).toMatchObject({
    init: { status },
    data: { problems: [{ code }] },
  });
});

test('chosen rooms are asked about by their places, all of them without; none chosen is told and not asked', async () => {
  const { api, asked } = fakeApi({ 'booking.createCancelQuote': () => cancelQuote });
  const ask = (form: Record<string, string>) =>
    action(argsFor(api, page, params, { intent: 'quote', item: 'i2', ...form }));
  const answer = (await ask({ scope: 'chosen', unit: '1' })) as Response;
  expect(answer.headers.get('location')).toBe('/bookings/o1/cancel?item=i2&quote=q1&token=k');
  await ask({ scope: 'all', unit: '1' });
  expect(asked.map(([, input]) => input)).toEqual([
    { id: 'o1', token: 'k', itemId: 'i2', units: [1] },
    { id: 'o1', token: 'k', itemId: 'i2' },
  ]);
  expect(await ask({ scope: 'chosen' })).toMatchObject({
    init: { status: 422 },
    data: { problems: [{ code: 'CHOOSE_UNITS' }] },
  });
  expect(asked).toHaveLength(2);
});

test('of several things the address names one, or the terms do; of one alone nothing has to', async () => {
  const itemOf = async (order: unknown, search: string) => {
    const quote = { ...cancelQuote, itemId: 'i2' };
    const { api } = fakeApi({ ...base, 'booking.getOrder': () => order, 'booking.getCancelQuote': () => quote });
    return (await loader(argsFor(api, `/bookings/o1/cancel?${search}`, params))).itemId;
  };
  expect(await itemOf(bothOrder(), 'token=k')).toBeNull();
  expect(await itemOf(bothOrder(), 'item=i1')).toBe('i1');
  expect(await itemOf(bothOrder(), 'item=x')).toBeNull();
  expect(await itemOf(bothOrder(), 'item=i1&quote=q1')).toBe('i2');
  expect(await itemOf(sampleOrder('confirmed'), 'token=k')).toBe('i1');
});

const quoteOf = (input: unknown) => ({ ...cancelQuote, id: `q-${(input as { itemId: string }).itemId}` });

test('everything is asked about with one press: terms for each thing that can be cancelled, at one address', async () => {
  const order = bothOrder();
  const { api, asked } = fakeApi({ 'booking.getOrder': () => order, 'booking.createCancelQuote': quoteOf });
  const everything = { intent: 'quote', scope: 'everything' };
  const answer = (await action(argsFor(api, page, params, everything))) as Response;
  expect(answer.headers.get('location')).toBe('/bookings/o1/cancel?quote=q-i1&quote=q-i2&token=k');
  expect(asked.filter(([name]) => name === 'booking.createCancelQuote')).toHaveLength(2);
});

test('what its supplier does not cancel any more stays out of the terms; any other refusal is told', async () => {
  const refusing = async (code: string, status: number) => {
    const createCancelQuote = (input: unknown) =>
      (input as { itemId: string }).itemId === 'i2' ? refuse(status, code)() : quoteOf(input);
    const { api } = fakeApi({ 'booking.getOrder': () => bothOrder(), 'booking.createCancelQuote': createCancelQuote });
    return action(argsFor(api, page, params, { intent: 'quote', scope: 'everything' }));
  };
  const left = (await refusing('NOT_CANCELLABLE', 409)) as Response;
  expect(left.headers.get('location')).toBe('/bookings/o1/cancel?quote=q-i1&token=k');
  expect(await refusing('SUPPLIER_UNAVAILABLE', 503)).toMatchObject({ init: { status: 503 } });
});

test('all terms are confirmed in order; when a later one is refused the page of what is left is shown', async () => {
  const confirm = async (refused: string) => {
    const confirmCancel = (input: unknown) =>
      (input as { id: string }).id === refused ? refuse(409, 'QUOTE_EXPIRED')() : sampleOrder('cancelled');
    const { api, asked } = fakeApi({ 'booking.confirmCancel': confirmCancel });
    const body = new URLSearchParams([
      ['intent', 'confirm'],
      ['quote', 'q1'],
      ['quote', 'q2'],
    ]);
    return { answer: await action(argsFor(api, page, params, body)), asked: asked.map(([, input]) => input) };
  };
  const { answer, asked } = await confirm('');
  expect((answer as Response).headers.get('location')).toBe('/bookings/o1?token=k');
  expect(asked).toEqual([
    { id: 'q1', token: 'k' },
    { id: 'q2', token: 'k' },
  ]);
  const { answer: stopped } = await confirm('q2');
  expect((stopped as Response).headers.get('location')).toBe('/bookings/o1/cancel?stopped=1&token=k');
  expect((await confirm('q1')).answer).toMatchObject({ init: { status: 409 } });
});

test('terms of several things are shown together, of one thing once', async () => {
  const get = (input: unknown) => {
    const { id } = input as { id: string };
    return { ...cancelQuote, id, itemId: id === 'b' ? 'i2' : 'i1' };
  };
  const { api } = fakeApi({ ...base, 'booking.getOrder': () => bothOrder(), 'booking.getCancelQuote': get });
  const { itemId, quotes } = await loader(argsFor(api, '/bookings/o1/cancel?quote=a&quote=b', params));
  expect([itemId, quotes.map(({ id }) => id)]).toEqual([null, ['a', 'b']]);
  const again = await loader(argsFor(api, '/bookings/o1/cancel?quote=c&quote=a', params));
  expect(again.quotes.map(({ id }) => id)).toEqual(['a']);
});
