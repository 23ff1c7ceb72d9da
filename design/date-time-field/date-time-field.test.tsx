import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { DateTimeField, type DateTimeFieldProps } from './index.ts';

const base: DateTimeFieldProps = {
  label: 'Holds from',
  locale: 'en-GB',
  today: '2026-11-23',
  min: '2026-11-23',
  max: '2027-11-23',
  name: 'from',
  value: { date: undefined, time: undefined },
  zone: 'Berlin time',
  words: {
    date: 'Date',
    time: 'Time',
    calendar: 'Open the calendar',
    datePlaceholder: '9 Mar 2027',
    timePlaceholder: '14:30',
    unknownDate: (typed) => `“${typed}” is no date.`,
    unknownTime: (typed) => `“${typed}” is no time.`,
    outside: 'Choose a day within a year.',
  },
  formatDate: (date) => `day ${date}`,
  formatTime: (time) => time,
  onChange: () => {},
};

function Live() {
  const [value, setValue] = useState(base.value);
  return (
    <form data-testid="form">
      <DateTimeField {...base} value={value} onChange={setValue} />
    </form>
  );
}

const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const posted = () => [...new FormData(screen.getByTestId<HTMLFormElement>('form'))];
const type = (name: string, value: string) => {
  fireEvent.change(part(name), { target: { value } });
  fireEvent.blur(part(name));
};

test('a typed day and time are one moment without zone, posted once both are there', async () => {
  await show(<Live />);
  type('Date', '9 mar');
  expect([part('Date').value, posted()]).toEqual(['day 2027-03-09', []]);
  type('Time', '2:30 pm');
  expect(posted()).toEqual([['from', '2027-03-09T14:30']]);
  type('Time', '');
  expect(posted()).toEqual([]);
});

test.each([
  ['Date', 'soon', '“soon” is no date.', 'Time'],
  ['Date', '2029-01-01', 'Choose a day within a year.', 'Time'],
  ['Time', '25:00', '“25:00” is no time.', 'Date'],
])('%s %s is refused at its part, and stays to be corrected', async (at, typed, said, other) => {
  await show(<Live />);
  type(at, typed);
  expect(screen.getByText(said)).toBeDefined();
  expect([part(at).value, part(at).getAttribute('aria-invalid'), part(other).getAttribute('aria-invalid')]).toEqual([
    typed,
    'true',
    null,
  ]);
});

test('the button opens the calendar of the browser, and its pick is a typed day', async () => {
  const { container } = await show(<Live />);
  const native = container.querySelector<HTMLInputElement>('input[type="date"]')!;
  const picker = vi.fn();
  native.showPicker = picker;
  fireEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  expect(picker).toHaveBeenCalledOnce();
  fireEvent.change(native, { target: { value: '2026-12-01' } });
  expect(part('Date').value).toBe('day 2026-12-01');
});

test('before scripts run both parts post what was typed', () => {
  const markup = renderToStaticMarkup(<DateTimeField {...base} value={{ date: '2026-12-01', time: '09:00' }} />);
  expect(markup).toMatch(/name="from.date"[^>]*value="day 2026-12-01"|value="day 2026-12-01"[^>]*name="from.date"/);
  expect(markup).toContain('name="from.time"');
});
