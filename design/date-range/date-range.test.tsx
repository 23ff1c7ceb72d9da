import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dateWords } from '#design/examples';
import { show } from '#design/testing';
import { dayAfterKey } from './calendar.tsx';
import { DateRange, type DateRangeValue, type DateRangeWords } from './index.ts';
import { afterPick, afterTyping } from './use-range.ts';

const words: DateRangeWords = {
  ...dateWords,
  summary: ({ depart, back }, nights) => `${depart ?? ''} to ${back ?? ''}, ${nights ?? 0} nights`,
  unknown: (typed) => `“${typed}” is no date.`,
  outside: (typed) => `${typed} is not on sale.`,
};

function Trip({ start, oneWay = false }: { start?: DateRangeValue; oneWay?: boolean }) {
  const [value, setValue] = useState<DateRangeValue>(start ?? { depart: undefined, back: undefined });
  const [flex, setFlex] = useState('0');
  return (
    <form>
      <DateRange
        locale="en-GB"
        today="2026-11-20"
        min="2026-11-20"
        max="2027-11-15"
        value={value}
        oneWay={oneWay}
        names={{ depart: 'depart', back: 'return' }}
        words={words}
        flexible={{
          label: 'Date flexibility',
          name: 'flex',
          value: flex,
          options: [
            { value: '0', text: 'Exact dates' },
            { value: '3', text: '± 3 days' },
          ],
          onChange: setFlex,
        }}
        prices={new Map([['2027-03-09', { text: '1,684', label: 'from 1,684 euro', low: true }]])}
        onChange={setValue}
      />
    </form>
  );
}

beforeAll(async () => {
  // Transformed once, so that the panel comes within a turn of the loop.
  await import('./panel.tsx');
});
afterEach(() => void vi.unstubAllGlobals());

const posted = () => Object.fromEntries(new FormData(document.querySelector('form')!));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function typeInto(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
}

const march: DateRangeValue = { depart: '2027-03-09', back: '2027-03-23' };

test('typed days are posted as ISO and shown as the locale writes them', async () => {
  await show(<Trip />);
  typeInto('Depart', '9/3');
  typeInto('Return', '+14');
  expect(posted()).toEqual({ depart: '2027-03-09', return: '2027-03-23' });
  expect(field('Depart').value).toBe('Tue 9 Mar');
});

test('the open calendar shows the days that are typed, and follows the way back into its month', async () => {
  await show(<Trip />);
  await act(async () => field('Depart').focus());
  const months = () => screen.getAllByRole('grid').map((grid) => grid.parentElement?.firstChild?.textContent);
  const chosen = (date: string) => document.querySelector(`[data-date="${date}"]`)?.closest('td')?.ariaSelected;
  expect(months()).toEqual(['November 2026', 'December 2026']);
  typeInto('Depart', '9 mar');
  typeInto('Return', '23 mar');
  expect(months()).toEqual(['March 2027', 'April 2027']);
  expect([chosen('2027-03-09'), chosen('2027-03-23'), chosen('2027-03-24')]).toEqual(['true', 'true', 'false']);
  expect(document.querySelectorAll('[data-date][tabindex="0"]').length).toBe(1);
  typeInto('Return', '2 jun');
  expect(months()).toEqual(['June 2027', 'July 2027']);
  typeInto('Depart', '1 may');
  expect(months()).toEqual(['May 2027', 'June 2027']);
});

test('while a day is typed the calendar shows it already, before the field is left', async () => {
  await show(<Trip />);
  await act(async () => field('Depart').focus());
  const months = () => screen.getAllByRole('grid').map((grid) => grid.parentElement?.firstChild?.textContent);
  const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  write('Depart', '9 ma');
  expect(months()).toEqual(['November 2026', 'December 2026']);
  write('Depart', '9 mar');
  expect([months(), posted().depart]).toEqual([['March 2027', 'April 2027'], '']);
  write('Depart', '9 mar 2');
  expect(screen.getByText('2027-03-09 to , 0 nights')).toBeDefined();
  fireEvent.blur(field('Depart'));
  // Its fault is in view instead of the months; they come again with a press.
  expect(screen.queryByText(/0 nights/)).toBeNull();
  fireEvent.click(field('Depart'));
  expect(screen.getByText('to , 0 nights')).toBeDefined();
  typeInto('Depart', '9 mar');
  write('Return', '23 mar');
  expect(screen.getByText('2027-03-09 to 2027-03-23, 14 nights')).toBeDefined();
  expect(posted()).toEqual({ depart: '2027-03-09', return: '' });
  write('Return', '1 mar');
  fireEvent.blur(field('Return'));
  fireEvent.click(field('Return'));
  expect(screen.getByText('2027-03-09 to , 0 nights')).toBeDefined();
});

test('on a phone the months follow what is typed, and Enter, its key for "done", ends the day and does not send the form', async () => {
  const scrolled: (string | null | undefined)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.parentElement?.firstChild?.textContent);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await show(<Trip />);
  await act(async () => fireEvent.click(field('Depart')));
  const inPanel = screen.getAllByLabelText<HTMLInputElement>('Depart').at(-1)!;
  expect(inPanel.closest('dialog')?.open).toBe(true);
  fireEvent.change(inPanel, { target: { value: '9 mar' } });
  expect(scrolled.at(-1)).toBe('March 2027');
  expect(fireEvent.keyDown(inPanel, { key: 'Enter' })).toBe(false);
  expect([posted().depart, inPanel.closest('dialog')?.open]).toEqual(['2027-03-09', true]);
});

test('what is no date stays and is said at its field', async () => {
  await show(<Trip start={march} />);
  typeInto('Return', 'soon');
  expect(field('Return').value).toBe('soon');
  expect(document.getElementById(field('Return').getAttribute('aria-describedby')!)?.textContent).toBe(
    '“soon” is no date.',
  );
  typeInto('Return', '1 mar 2027');
  expect(screen.getByText('1 mar 2027 is before departure.')).toBeDefined();
});

test('days have full names with role and price, one of them in the tab order', async () => {
  const { container } = await show(<Trip start={march} />);
  await act(async () => field('Depart').focus());
  const day = screen.getByRole('button', { name: 'Tuesday, 9 March 2027, outbound flight, from 1,684 euro, low' });
  expect(day.closest('td')?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('button', { name: 'Tuesday, 23 March 2027, return flight' })).toBeDefined();
  expect(container.querySelectorAll('[data-date][tabindex="0"]').length).toBe(1);
  expect(
    screen
      .getAllByRole('grid')
      .map((grid) => grid.getAttribute('aria-labelledby') && grid.parentElement?.firstChild?.textContent),
  ).toEqual(['March 2027', 'April 2027']);
});

test('keys walk days, weeks and months, and the months follow', async () => {
  await show(<Trip start={march} />);
  await act(async () => field('Depart').focus());
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key, shiftKey });
  act(() => document.querySelector<HTMLElement>('[data-date="2027-03-09"]')!.focus());
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-17');
  press('End');
  press('PageDown');
  press('PageDown');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-05-21');
  fireEvent.click(document.activeElement!);
  expect(posted()).toEqual({ depart: '2027-05-21', return: '' });
  expect(screen.getByRole('status').textContent).toBe('2027-05-21 to , 0 nights');
});

test('the second press sets the way back; Escape returns to the field', async () => {
  await show(<Trip />);
  await act(async () => field('Depart').focus());
  fireEvent.click(document.querySelector('[data-date="2026-12-01"]')!);
  fireEvent.click(document.querySelector('[data-date="2026-12-08"]')!);
  expect(posted()).toEqual({ depart: '2026-12-01', return: '2026-12-08' });
  act(() => document.querySelector<HTMLElement>('[data-date="2026-12-08"]')!.focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.querySelector('[data-date]')).toBeNull();
});

test('one way has one field and one day', async () => {
  await show(<Trip oneWay start={{ depart: '2027-03-09', back: undefined }} />);
  expect(screen.queryByLabelText('Return')).toBeNull();
  expect(posted()).toEqual({ depart: '2027-03-09' });
});

test('without scripts the fields are native date inputs', () => {
  const html = renderToString(<Trip start={march} />);
  expect(html).toMatch(/<input[^>]*type="date"[^>]*name="depart"[^>]*value="2027-03-09"/);
  expect(html).not.toContain('data-date');
});

test('picking and typing rules', () => {
  expect(afterPick(march, 'depart', '2027-04-01', false)).toEqual({
    value: { depart: '2027-04-01', back: undefined },
    edge: 'back',
  });
  expect(afterPick({ depart: '2027-04-01', back: undefined }, 'back', '2027-03-01', false).value).toEqual({
    depart: '2027-03-01',
    back: undefined,
  });
  expect(afterTyping(march, 'depart', '2027-04-01', '2027-11-15')).toEqual({
    depart: '2027-04-01',
    back: '2027-04-15',
  });
  expect(afterTyping(march, 'depart', '2027-03-10', '2027-11-15')).toEqual({
    depart: '2027-03-10',
    back: '2027-03-23',
  });
});

test('where a night is the least, the same day starts again and a later first day keeps the nights', () => {
  const open = { depart: '2027-03-09', back: undefined };
  expect(afterPick(open, 'back', '2027-03-09', false, 1)).toEqual({ value: open, edge: 'back' });
  expect(afterPick(open, 'back', '2027-03-10', false, 1).value.back).toBe('2027-03-10');
  const night = { depart: '2027-03-09', back: '2027-03-10' };
  expect(afterTyping(night, 'depart', '2027-03-10', '2027-11-15', 1)).toEqual({
    depart: '2027-03-10',
    back: '2027-03-11',
  });
});

test('right to left turns the arrows, not the week', () => {
  expect(dayAfterKey('ArrowRight', false, '2027-03-09', 6, true)).toBe('2027-03-08');
  expect(dayAfterKey('Home', false, '2027-03-09', 6, true)).toBe('2027-03-06');
  expect(dayAfterKey('PageUp', true, '2027-03-09', 1, false)).toBe('2026-03-09');
  expect(dayAfterKey('a', false, '2027-03-09', 1, false)).toBeUndefined();
});

test('flexible days are chosen in the panel, said beside the way out and posted', async () => {
  await show(<Trip />);
  expect(posted().flex).toBeUndefined();
  await act(async () => field('Depart').focus());
  fireEvent.click(await screen.findByRole('radio', { name: '± 3 days' }));
  expect(posted().flex).toBe('3');
  expect(screen.getByLabelText('Depart ± 3 days')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Exact dates' }));
  expect(posted().flex).toBeUndefined();
});

test('without scripts flexible days are a checkbox', () => {
  expect(renderToString(<Trip />)).toMatch(/<noscript>.*type="checkbox".*name="flex" value="3".*<\/noscript>/);
});

test('the months make way for what is wrong with a text, and stay for one that is a day', async () => {
  await show(<Trip />);
  const field = screen.getByRole('combobox', { name: dateWords.depart });
  fireEvent.focus(field);
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeDefined());
  fireEvent.change(field, { target: { value: '9 Mar' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(field, { target: { value: 'soon' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText('“soon” is no date.')).toBeDefined();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Enter in the first day goes on to the second while that is open; one way, or with both, it sends the form', async () => {
  const enter = async (trip: React.ReactElement): Promise<boolean> => {
    const { unmount } = await show(trip);
    const field = screen.getByRole('combobox', { name: dateWords.depart });
    await act(async () => field.focus());
    fireEvent.change(field, { target: { value: '9 Mar' } });
    const sends = fireEvent.keyDown(field, { key: 'Enter' });
    if (!sends) expect(document.activeElement).toBe(screen.getByRole('combobox', { name: dateWords.back }));
    unmount();
    return sends;
  };
  expect(await enter(<Trip />)).toBe(false);
  expect(await enter(<Trip oneWay />)).toBe(true);
  expect(await enter(<Trip start={{ depart: '2027-03-08', back: '2027-03-23' }} />)).toBe(true);
});
