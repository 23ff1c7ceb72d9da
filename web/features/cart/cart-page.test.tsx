import { expect, test } from 'vitest';
import { FACTS } from '../../testing/facts.ts';
import { showPage } from '../booking/testing/show-page.tsx';
import { CartPage } from './cart-page.tsx';

test('an empty cart leads to each kind of thing that the brand sells, and to nothing else', async () => {
  const waysOf = async (primary: (typeof FACTS)['chrome']['primary']) => {
    const page = await showPage(<CartPage quote={null} adding={false} formtoken="" back="/cart" />, 'site', {
      ...FACTS,
      chrome: { ...FACTS.chrome, primary },
    });
    return [...page.querySelectorAll('main a')].map((way) => [way.textContent, way.getAttribute('href')]);
  };
  const flights = { url: '/flights', verticalName: 'flights', text: 'Flights' } as const;
  const stays = { url: '/stays', verticalName: 'stays', text: 'Stays' } as const;
  expect(await waysOf([flights, stays])).toEqual([
    ['Search flights', '/flights'],
    ['Search stays', '/stays'],
  ]);
  expect(await waysOf([stays])).toEqual([['Search stays', '/stays']]);
});
