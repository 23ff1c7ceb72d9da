import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { show } from '#design/testing';
import { englishTravellers } from '#design/examples';
import { PlainTravellers } from './plain.tsx';
import { Travellers, type Party, type TravellersValue } from './index.ts';

const cabins = [
  { value: 'economy', text: 'Economy' },
  { value: 'business', text: 'Business' },
];

beforeAll(async () => {
  // Transformed once, so that the panel comes within a turn of the loop.
  await import('./panel.tsx');
});

function Who({ party }: { party?: Partial<Party> }) {
  const [value, setValue] = useState<TravellersValue>({
    party: { adults: 2, children: [], infantsInSeat: 0, infantsOnLap: 0, ...party },
    cabin: 'economy',
  });
  return (
    <form>
      <Travellers value={value} cabins={cabins} words={englishTravellers} onChange={setValue} />
    </form>
  );
}

const posted = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`).join('&');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('steppers, ages and cabin are posted', async () => {
  await show(<Who />);
  await press('Travellers and cabin 2 adults Economy');
  await press('Add one child');
  expect(screen.getByText('Preset to 8 years: choose the age at travel.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '4' } });
  expect(screen.queryByText(/^Preset/)).toBeNull();
  await press('Add one infant on lap');
  fireEvent.click(screen.getByLabelText('Business'));
  expect(posted()).toBe('adults=2&childAge=4&infantsInSeat=0&infantsOnLap=1&cabin=business');
});

test('nine is the most, and the reason is said', async () => {
  await show(<Who party={{ adults: 9 }} />);
  await press('Travellers and cabin 9 adults Economy');
  expect(screen.getByText(englishTravellers.full)).toBeDefined();
  await press('Add one child');
  expect(posted()).toContain('adults=9&infantsInSeat=0');
  const value = screen.getByRole('spinbutton', { name: 'Adults' });
  expect(value.getAttribute('aria-valuemax')).toBe('9');
});

test('Escape closes and gives focus back', async () => {
  await show(<Who />);
  await press('Travellers and cabin 2 adults Economy');
  fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Adults' }), { key: 'Escape' });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog');
});

test('without scripts it is selects under names of their own; before scripts what was chosen is sent all the same', () => {
  const value: TravellersValue = {
    party: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
  };
  const html = renderToString(<PlainTravellers value={value} cabins={cabins} words={englishTravellers} />);
  for (const name of ['adults', 'childAge', 'infantsInSeat', 'infantsOnLap', 'cabin'])
    expect(html).toContain(`name="plain-${name}"`);
  expect(html).toContain('<details');
  expect(renderToString(<Who />)).toMatch(/<\/noscript><input type="hidden" name="adults" value="2"\/>/);
});
