import { nightDays } from '#design/examples';
import { MonthDays } from './index.ts';
import type { States } from '#design/gallery';

const weekends = nightDays.filter(({ text }) => text.startsWith('Fri'));

export const states: States = {
  Month: () => <MonthDays label="Lowest total by arrival, 3 nights" days={nightDays} column={1} />,
  Loading: () => (
    <MonthDays
      label="Totals of the month on their way"
      pending
      column={1}
      days={nightDays.map(({ price: _price, lowest: _lowest, more: _more, note: _note, ...day }) => day)}
    />
  ),
  Weekends: () => <MonthDays label="Lowest total by weekend" days={weekends} />,
  'Right to left': () => (
    <div dir="rtl">
      <MonthDays label="A month from right to left" days={nightDays} column={4} />
    </div>
  ),
};
