import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { CellPanel } from './index.ts';

test('opens without taking focus, and Esc asks to close', async () => {
  const close = vi.fn();
  await show(
    <>
      <button type="button">Dates</button>
      <CellPanel open label="Dates" phone="full" onClose={close}>
        <button type="button">Done</button>
      </CellPanel>
    </>,
  );
  const panel = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Dates' });
  expect([panel.open, panel.contains(document.activeElement)]).toEqual([true, false]);
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
});
