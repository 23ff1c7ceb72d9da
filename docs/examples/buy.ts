import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

type Shapes = components['schemas'];

/** What somebody else would write: nothing here is taken from this repository but the published contract. */
export async function buyAndCancel(client: Client<paths>, asked: Shapes['FlightQuery']) {
  const { formtoken } = read(await client.POST('/s/run/formtoken'));
  client.use({ onRequest: ({ request }) => request.headers.set('X-CSRF', formtoken) });
  const { offer, fare } = await cheapest(client, asked);
  const quote = read(
    await client.POST('/i/api/booking/v1/quotes', {
      body: { offerId: offer.id, choice: { vertical: 'flights', fareId: fare.id, bags: [], seats: [] } },
    }),
  );
  const paid = await orderAndPay(client, quote);
  const back = read(
    await client.POST('/i/api/booking/v1/orders/{id}/cancel-quotes', {
      params: { path: { id: paid.id } },
      body: {},
    }),
  );
  const cancelled = read(
    await client.POST('/i/api/booking/v1/cancel-quotes/{id}/confirm', {
      params: { path: { id: back.id } },
      body: {},
    }),
  );
  return { offer, quote, paid, back, cancelled };
}

async function cheapest(client: Client<paths>, body: Shapes['FlightQuery']) {
  const { id } = read(await client.POST('/i/api/search/v1/flights', { body }));
  const query = { sort: 'cheapest', limit: 5, waitMs: 5_000 } as const;
  const list = read(await client.GET('/i/api/search/v1/{id}', { params: { path: { id }, query } }));
  const [offer] = list.vertical === 'flights' ? list.offers : [];
  if (!offer) throw new Error('Nothing is sold');
  const at = { params: { path: { id, offerId: offer.id } } };
  const detail = read(await client.GET('/i/api/search/v1/{id}/offers/{offerId}', at));
  const [fare] = detail.vertical === 'flights' ? detail.fares : [];
  if (!fare) throw new Error('No fare is sold');
  return { offer, fare };
}

async function orderAndPay(client: Client<paths>, quote: Shapes['Quote']): Promise<Shapes['Order']> {
  const draft = read(
    await client.POST('/i/api/booking/v1/orders', {
      params: { header: { 'Idempotency-Key': `order-${quote.id}` } },
      body: {
        quoteId: quote.id,
        travellers: quote.travellers.map(traveller),
        contact: { email: 'ines@example.com', phone: null },
      },
    }),
  );
  const path = { id: draft.id };
  const { amountMinor: totalMinor, currency } = draft.price.total;
  const body = { acceptTotalMinor: totalMinor };
  const held = read(await client.POST('/i/api/booking/v1/orders/{id}/hold', { params: { path }, body }));
  const { outcome, order } = read(
    await client.POST('/i/api/booking/v1/orders/{id}/pay', {
      params: { path, header: { 'Idempotency-Key': `pay-${held.id}` } },
      body: {
        method: 'CARD',
        paymentToken: 'sim_success_Visa_4242',
        totalMinor,
        currency,
        returnPath: `/bookings/${held.id}/paid`,
      },
    }),
  );
  if (outcome !== 'confirmed') throw new Error(`Paid, and the order is ${order.state}`);
  return order;
}

function traveller({ bornBetween }: Shapes['TravellerSlot']): Shapes['GivenTraveller'] {
  return {
    givenNames: 'Ines',
    familyName: 'Example',
    dateOfBirth: bornBetween?.[1] ?? null,
    gender: 'F',
    nationality: 'IE',
    document: { type: 'passport', number: 'PA1234567', issuedBy: 'IE', expiresOn: '2031-02-02' },
    knownTravellerNumber: null,
    assistance: [],
    assistanceNote: '',
    savedId: null,
    save: false,
  };
}

interface Answer<T> {
  readonly data?: T;
  readonly error?: Shapes['Errors'];
  readonly response: Response;
}

function read<T>({ data, error, response }: Answer<T>): T {
  if (data !== undefined) return data;
  throw new Error(`${response.status} ${error?.errors.map(({ code, field }) => `${code} ${field}`).join()}`);
}
