import { expect, test } from 'vitest';
import { FACTS } from '../../testing/facts.ts';
import { showPage } from '../booking/testing/show-page.tsx';
import { CartPage } from './cart-page.tsx';

test('an empty cart leads to each kind of thing that the brand sells, and to nothing else', async () => {
  const waysOf = async (primary: (typeof FACTS)['chrome']['primary']) => {
    const page = await showPage(
      <CartPage quote={null} adding={false} missed={false} formtoken="" back="/cart" />,
      'site',
      {
        ...FACTS,
        chrome: { ...FACTS.chrome, primary },
      },
    );
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

test('a trip that was not held and has begun is said to be no longer for sale, and what was typed to be saved', async () => {
  const page = await showPage(<CartPage quote={null} adding={false} missed formtoken="" back="/cart" />, 'site');
  const text = page.querySelector('main')?.textContent;
  expect(text).toContain('Your trip can no longer be booked');
  expect(text).toContain('The traveller details you entered are saved');
  expect(text).not.toContain('Your trip is empty');
});
