import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/core';
import { fill, go } from './testing/names.ts';
import { openCheckout } from './testing/open.tsx';
import { quote, quoteId } from './testing/sample.ts';

const path = `/checkout/${quoteId}`;

test('faults stand at their fields, the first of which takes the focus, and in a summary; what was typed is kept', async () => {
  const opened = await openCheckout(path, { 'booking.getQuote': quote });
  fill(opened, { 'travellers.0.familyName': '', 'travellers.0.birth.day': '31', 'travellers.0.birth.month': '2' });
  go(opened);
  const summary = await opened.page.findByRole('region', { name: /2 things to correct/ });
  const last = opened.page.getByLabelText('Last name');
  await expect.poll(() => document.activeElement).toBe(last);
  expect(summary.querySelector('a')?.getAttribute('href')).toBe('#travellers.0.familyName');
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(last.getAttribute('aria-describedby')!.split(' ')[1]!)?.textContent).toContain(
    'Enter the last name',
  );
  expect((opened.page.getByLabelText('First and middle names') as HTMLInputElement).value).toBe('Mira Leela');
  expect(opened.of('booking.createOrder')).toEqual([]);
});

test('a fault goes from field and summary once the field is right, without taking the focus; what is wrong now is said', async () => {
  const opened = await openCheckout(path, { 'booking.getQuote': quote });
  fill(opened, { 'travellers.0.familyName': '', 'contact.email': 'mira@' });
  go(opened);
  const summary = await opened.page.findByRole('region', { name: /2 things to correct/ });
  await expect.poll(() => document.activeElement).toBe(opened.page.getByLabelText('Last name'));
  const leave = async (label: string, value: string) => {
    const field = opened.page.getByLabelText(label) as HTMLInputElement;
    await act(async () => field.focus());
    fireEvent.change(field, { target: { value } });
    await act(async () => opened.page.getByLabelText(/Mobile/).focus());
    return field;
  };
  const last = await leave('Last name', 'Anand');
  expect(last.hasAttribute('aria-invalid')).toBe(false);
  expect([...summary.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#contact.email']);
  expect(document.activeElement).toBe(opened.page.getByLabelText(/Mobile/));
  await leave('First and middle names', 'M1ra');
  expect(summary.textContent).toMatch(/Use Latin letters/);
  await leave('First and middle names', 'Mira');
  await leave('Email', 'mira@example.com');
  expect(opened.page.queryByRole('region', { name: /to change/ })).toBeNull();
  expect(opened.page.container.querySelector('[aria-invalid]')).toBeNull();
  await leave('Email', 'mira@');
  expect(opened.page.getByRole('region', { name: /One thing to correct/ })).toBeTruthy();
  expect(document.activeElement).toBe(opened.page.getByLabelText(/Mobile/));
});

test('while a field is typed in its fault goes as soon as it is right, and none comes before it is left', async () => {
  const opened = await openCheckout(path, { 'booking.getQuote': quote });
  fill(opened, { 'contact.email': 'mira@', 'contact.phone': '085' });
  go(opened);
  const summary = await opened.page.findByRole('region', { name: /2 things to correct/ });
  const email = opened.page.getByLabelText('Email');
  await expect.poll(() => document.activeElement).toBe(email);
  const typing = (value: string) => {
    fireEvent.change(email, { target: { value } });
    return [email.getAttribute('aria-invalid'), summary.querySelectorAll('a').length];
  };
  expect(typing('mira@example')).toEqual(['true', 2]);
  expect(typing('mira@example.com')).toEqual([null, 1]);
  expect(summary.textContent).toContain('One thing to correct');
  expect(typing('mira@example.com ,')).toEqual([null, 1]);
  expect(document.activeElement).toBe(email);
  await act(async () => opened.page.getByLabelText('Last name').focus());
  expect(summary.querySelectorAll('a')).toHaveLength(2);
});

test('of several faults that the server finds at one field one is told, and the summary counts fields', async () => {
  const at = { field: 'travellers.0.givenNames', description: '' };
  const errors = [
    { ...at, code: 'VALIDATION_ERROR', localizedDescription: 'Too long for the ticket' },
    { ...at, code: 'NAME_REFUSED', localizedDescription: 'Not accepted by the airline' },
  ];
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': () => {
      throw new ApiError(422, errors);
    },
  });
  fill(opened);
  go(opened);
  const summary = await opened.page.findByRole('region', { name: /to correct/ });
  expect(summary.textContent).toMatch(/One thing to correct.*Too long for the ticket$/);
  await expect.poll(() => document.activeElement).toBe(opened.page.getByLabelText('First and middle names'));
});
