import { days } from '#design/examples';
import { DayStrip } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Selected day': () => <DayStrip label="Lowest total by day, same 14 nights" days={days} />,
  Loading: () => (
    <DayStrip
      label="Totals on their way"
      pending
      days={days.map(({ price: _price, lowest: _lowest, ...day }) => day)}
    />
  ),
  'A list': () => <DayStrip label="Days in a sheet" layout="list" days={days} />,
  'Right to left': () => (
    <div dir="rtl">
      <DayStrip label="Days, from right to left" days={days} />
    </div>
  ),
};
