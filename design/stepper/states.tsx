import { useState } from 'react';
import { Stepper } from './index.ts';
import type { States } from '#design/gallery';

function Count({ label, start }: { label: string; start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label={label}
      hint="12 or older"
      value={value}
      min={1}
      max={9}
      lessLabel={`${label}: one fewer`}
      moreLabel={`${label}: one more`}
      onChange={setValue}
    />
  );
}

export const states: States = {
  Between: () => <Count label="Adults" start={2} />,
  'At the least': () => <Count label="Adults, least" start={1} />,
  'At the most': () => <Count label="Adults, most" start={9} />,
};
