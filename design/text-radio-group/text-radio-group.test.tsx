import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { TextRadioGroup } from './index.ts';

const options = [
  { value: 'idea', text: 'An idea' },
  { value: 'fault', text: 'Something is broken', hint: 'Say what you pressed' },
  { value: 'praise', text: 'Praise', disabled: true },
];

test('is a group of radios with its question', async () => {
  const change = vi.fn();
  await show(
    <TextRadioGroup label="What is it about?" name="topic" options={options} defaultValue="idea" onChange={change} />,
  );
  expect(screen.getByRole('group', { name: 'What is it about?' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'An idea' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Something is broken Say what you pressed' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('fault');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Praise' }).disabled).toBe(true);
});

test('[5-08c] a text radio group without options is refused', () => {
  expect(() => renderToStaticMarkup(<TextRadioGroup label="Empty" name="x" options={[]} />)).toThrow(
    'TextRadioGroup requires the options prop array not be empty.',
  );
});
