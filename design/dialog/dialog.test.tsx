import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Dialog } from './index.ts';

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

describe('what is read first', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function open() {
    vi.useFakeTimers();
    render(
      <Dialog open title="Fare rules" closeLabel="Close" onClose={() => {}} focus="heading">
        <p>Changes cost 60.</p>
      </Dialog>,
    );
  }

  test('[9-01d] in a dialog that moves in, the heading has the focus after 250 ms', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    open();
    vi.advanceTimersByTime(249);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fare rules' }));
  });

  test('[9-01d] who went on meanwhile is not called back', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    open();
    screen.getByRole('button', { name: 'Close' }).focus();
    vi.advanceTimersByTime(250);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });

  test('without motion nothing is waited for', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fare rules' }));
  });
});

describe('leaving', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const dialog = (open: boolean) => (
    <Dialog open={open} title="Filters" closeLabel="Close" onClose={() => {}}>
      <p>Stops</p>
    </Dialog>
  );

  test('[4-03] a dialog keeps its content for 300 ms after it closed, so that it can move out', () => {
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(screen.queryByText('Stops')).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Stops')).toBeNull();
  });

  test('without motion it is gone at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    expect(screen.queryByText('Stops')).toBeNull();
  });
});
