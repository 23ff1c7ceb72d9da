import { expect, test } from 'vitest';
import { argsFor, fakeApi } from '../../features/booking/testing/fake-api.ts';
import { EMPTY } from '../../features/verticals/flights/form/form-state.ts';
import { loader } from './data.ts';

test('totals below the form are for as many adults as the form begins with', async () => {
  const { api, asked } = fakeApi({ 'search.ideas': () => null });
  await loader(argsFor(api, '/')).ideas;
  expect(asked).toMatchObject([['search.ideas', { adults: EMPTY.who.party.adults }]]);
});
