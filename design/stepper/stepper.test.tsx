import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Stepper } from './index.ts';

function Adults({ start = 1 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Adults"
      hint="12 or older"
      value={value}
      min={1}
      max={9}
      lessLabel="Remove one adult"
      moreLabel="Add one adult"
      onChange={setValue}
    />
  );
}

test('buttons, arrow keys and typing all set the value, within the limits', async () => {
  await show(<Adults />);
  const value = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
  fireEvent.click(screen.getByRole('button', { name: 'Add one adult' }));
  expect(value.value).toBe('2');
  fireEvent.keyDown(value, { key: 'ArrowUp' });
  expect(value.getAttribute('aria-valuenow')).toBe('3');
  fireEvent.change(value, { target: { value: '37' } });
  expect(value.value).toBe('7');
  fireEvent.keyDown(value, { key: 'End' });
  fireEvent.keyDown(value, { key: 'ArrowUp' });
  expect(value.value).toBe('9');
  fireEvent.keyDown(value, { key: 'Home' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove one adult' }));
  expect(value.value).toBe('1');
  expect(screen.getByRole('button', { name: 'Remove one adult' }).getAttribute('aria-disabled')).toBe('true');
});
