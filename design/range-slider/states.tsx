import { useState } from 'react';
import { RangeSlider, type RangeSliderProps } from './index.ts';
import type { States } from '#design/gallery';

const histogram = [2, 4, 5, 8, 12, 15, 14, 12, 10, 6, 5, 3, 2, 2, 1, 1, 2, 1, 0, 1];

function Slider(more: Partial<RangeSliderProps>) {
  const [range, setRange] = useState<readonly [number, number]>([982, 2400]);
  return (
    <RangeSlider
      min={900}
      max={3100}
      step={10}
      value={range}
      fromLabel="From"
      toLabel="To"
      format={(value) => `€${value}`}
      parse={(text) => Number(text.replaceAll(/\D/g, '')) || undefined}
      instead={(typed, taken) => `${typed} is out of range. Set to ${taken}.`}
      onCommit={setRange}
      {...more}
    />
  );
}

export const states: States = {
  'With a histogram': () => <Slider histogram={histogram} />,
  Plain: () => <Slider fromLabel="From, plain" toLabel="To, plain" />,
  Disabled: () => <Slider disabled="All cost €129" fromLabel="From, off" toLabel="To, off" />,
  'Right to left': () => (
    <div dir="rtl">
      <Slider histogram={histogram} fromLabel="من" toLabel="إلى" />
    </div>
  ),
};
