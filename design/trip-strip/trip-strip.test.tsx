import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TripStrip } from './index.ts';

test('each trip is one link that says its name, total, times and carrier', async () => {
  const leg = {
    carrier: { code: 'X-SPC', name: 'Straits Pacific' },
    departure: '22:05',
    arrival: '19:15',
    dayOffset: { text: '+1', label: 'arrives next day' },
    duration: '13h 10m',
  };
  const trip = { name: 'Best', price: '€1,684', legs: [leg], note: 'Straits Pacific, direct', href: '?offer=1' };
  await show(<TripStrip label="Whole trips" trips={[trip]} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('?offer=1');
  expect(link.textContent).toContain('Best €1,684');
  expect(link.textContent).toContain('22:05 – 19:15+1 arrives next day 13h 10m');
});
