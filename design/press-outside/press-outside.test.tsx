import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { usePressOutside } from './index.ts';

function Box({ onPress }: { onPress: (() => void) | null }) {
  const box = useRef<HTMLDialogElement>(null);
  usePressOutside(box, onPress);
  return (
    <dialog ref={box} open aria-label="Box">
      <p>Inside</p>
    </dialog>
  );
}

function press(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

test('a press on the backdrop counts; one that began inside, or stays there, does not', async () => {
  const close = vi.fn();
  const { rerender } = await show(<Box onPress={close} />);
  const box = screen.getByRole('dialog');
  const inside = screen.getByText('Inside');
  press(inside, inside);
  press(inside, box);
  expect(close).not.toHaveBeenCalled();
  press(box, box);
  expect(close).toHaveBeenCalledOnce();
  rerender(<Box onPress={null} />);
  press(box, box);
  expect(close).toHaveBeenCalledOnce();
});
