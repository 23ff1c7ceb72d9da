import { useState } from 'react';
import { fares } from '#design/examples';
import { FareTable } from './index.ts';
import type { States } from '#design/gallery';

function Choice() {
  const [fare, setFare] = useState('light');
  return <FareTable {...fares} chosen={fare} onChoose={setFare} />;
}

export const states: States = {
  Selected: () => <Choice />,
  'Without scripts': () => <FareTable {...fares} caption="Fares, plain" name="s-plain" chosen="flex" />,
};
