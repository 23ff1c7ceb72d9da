import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Dialog } from './index.ts';

beforeAll(() => {
  // jsdom has the element but not its modal methods.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

test('opens with a name and closes by button and by Esc', async () => {
  const close = vi.fn();
  await show(
    <Dialog
      open
      title="Filters"
      closeLabel="Close filters"
      onClose={close}
      footer={<button type="button">Show 48 results</button>}
    >
      <p>Stops</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  fireEvent.click(screen.getByRole('button', { name: 'Close filters' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a locked dialog stays', async () => {
  const close = vi.fn();
  await show(
    <Dialog open locked title="Paying" closeLabel="Close" onClose={close} focus="heading">
      <p>Do not close.</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Paying' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(close).not.toHaveBeenCalled();
});

test('a closed dialog holds nothing', async () => {
  await show(
    <Dialog open={false} title="Filters" closeLabel="Close" onClose={() => {}}>
      <p>Stops</p>
    </Dialog>,
  );
  expect(screen.queryByText('Stops')).toBeNull();
});
