import { useState } from 'react';
import { dateWords } from '#design/examples';
import { addDays, DateRange, type DateRangeProps, type DateRangeValue, type DayPrice } from './index.ts';
import type { States } from '#design/gallery';

const prices = new Map<string, DayPrice>(
  Array.from({ length: 120 }, (_, at) => {
    const total = 1500 + ((at * 7919) % 400);
    return [addDays('2027-02-20', at), { text: `${total}`, label: `from ${total} euro`, low: total < 1630 }];
  }),
);

function Dates({ name, start, ...more }: { name: string; start: DateRangeValue } & Partial<DateRangeProps>) {
  const [dates, setDates] = useState(start);
  return (
    <DateRange
      locale="en-GB"
      today="2026-11-20"
      min="2026-11-20"
      max="2027-11-15"
      value={dates}
      oneWay={false}
      names={{ depart: `${name}-depart`, back: `${name}-return` }}
      words={dateWords}
      onChange={setDates}
      {...more}
    />
  );
}

const chosen = { depart: '2027-03-09', back: '2027-03-23' };
const none = { depart: undefined, back: undefined };

export const states: States = {
  Empty: () => <Dates name="s-empty" start={none} />,
  'Selected, with prices': () => <Dates name="s-prices" start={chosen} prices={prices} />,
  'One way': () => <Dates name="s-one" start={{ ...chosen, back: undefined }} oneWay />,
  Error: () => <Dates name="s-error" start={none} errors={{ depart: 'Choose a date in the next 12 months.' }} />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Dates name="s-rtl" start={chosen} locale="ar-AE" />
    </div>
  ),
};
