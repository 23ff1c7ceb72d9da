import { useState } from 'react';
import { englishTravellers } from '#design/examples';
import { Travellers, type TravellersProps, type TravellersValue } from './index.ts';
import type { States } from '#design/gallery';

const cabins = [
  { value: 'economy', text: 'Economy' },
  { value: 'premium', text: 'Premium economy' },
  { value: 'business', text: 'Business' },
];
const two = { adults: 2, children: [], infantsInSeat: 0, infantsOnLap: 0 };

function Who({ start, ...more }: { start: TravellersValue } & Partial<TravellersProps>) {
  const [who, setWho] = useState(start);
  return <Travellers value={who} cabins={cabins} words={englishTravellers} onChange={setWho} {...more} />;
}

export const states: States = {
  Selected: () => <Who id="s-two" start={{ party: two, cabin: 'economy' }} />,
  'A family': () => (
    <Who id="s-family" start={{ party: { ...two, children: [8, 4], infantsOnLap: 1 }, cabin: 'premium' }} />
  ),
  Error: () => (
    <Who
      id="s-error"
      start={{ party: { ...two, adults: 9 }, cabin: 'economy' }}
      error="9 travellers at most in one booking."
    />
  ),
};
