import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import './closed-by.ts';

function Box({ by, onCancel }: { by: 'any' | 'none'; onCancel: () => void }) {
  return (
    <dialog open aria-label="Box" closedby={by} onCancel={onCancel}>
      <p>Inside</p>
    </dialog>
  );
}

test('a press on the backdrop asks to cancel; one inside does not, nor one on a dialog that is locked', async () => {
  const cancel = vi.fn();
  const { rerender } = await show(<Box by="any" onCancel={cancel} />);
  const box = screen.getByRole('dialog');
  fireEvent.click(screen.getByText('Inside'));
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(box);
  expect(cancel).toHaveBeenCalledOnce();
  rerender(<Box by="none" onCancel={cancel} />);
  fireEvent.click(box);
  expect(cancel).toHaveBeenCalledOnce();
});
