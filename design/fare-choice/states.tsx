import { useState } from 'react';
import { fares } from '#design/examples';
import { FareChoice } from './index.ts';
import type { States } from '#design/gallery';

function Choice() {
  const [fare, setFare] = useState('light');
  return <FareChoice {...fares} chosen={fare} onChoose={setFare} />;
}

export const states: States = {
  Selected: () => <Choice />,
  'Without scripts': () => <FareChoice {...fares} label="Fares, plain" name="s-plain" chosen="flex" />,
  'Right to left': () => (
    <div dir="rtl">
      <FareChoice {...fares} label="Fares, right to left" name="s-rtl" chosen="classic" />
    </div>
  ),
};
