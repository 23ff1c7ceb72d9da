import { useState } from 'react';
import { DateTimeField, type DateTimeFieldProps, type DateTimeWords } from './index.ts';
import type { States } from '#design/gallery';

const words: DateTimeWords = {
  date: 'Date',
  time: 'Time',
  calendar: 'Open the calendar',
  datePlaceholder: '9 Mar 2027',
  timePlaceholder: '14:30',
  unknownDate: (typed) => `“${typed}” is no date. Type it like 9 Mar or 2027-03-09.`,
  unknownTime: (typed) => `“${typed}” is no time. Type it like 14:30 or 2:30 pm.`,
  outside: 'Choose a day from 23 Nov 2026 to 23 Nov 2027.',
};

const formats: Readonly<Record<string, Intl.DateTimeFormat>> = Object.fromEntries(
  ['en-GB', 'ar-EG'].map((locale) => [
    locale,
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  ]),
);

const both = { date: '2026-12-01', time: '09:00' };

function Live({ value: first, locale = 'en-GB', ...more }: Partial<DateTimeFieldProps> & { readonly label: string }) {
  const [value, setValue] = useState<DateTimeFieldProps['value']>(first ?? { date: undefined, time: undefined });
  return (
    <div>
      <DateTimeField
        today="2026-11-23"
        min="2026-11-23"
        max="2027-11-23"
        name="from"
        zone="Berlin time"
        words={words}
        formatDate={(date) => formats[locale]?.format(new Date(`${date}T00:00:00Z`)) ?? date}
        formatTime={(time) => time}
        {...more}
        locale={locale}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export const states: States = {
  Empty: () => <Live label="Holds from" hint="Bookings made before keep the rules they were made under." />,
  Filled: () => <Live label="Holds from, filled" value={both} />,
  Error: () => <Live label="Ends, at fault" value={both} error="It ends before it begins. Choose a later day." />,
  Disabled: () => <Live label="Published" value={both} disabled />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Live
        label="يسري من"
        locale="ar-EG"
        zone="بتوقيت برلين"
        value={both}
        words={{ ...words, date: 'التاريخ', time: 'الوقت', calendar: 'افتح التقويم' }}
      />
    </div>
  ),
};
