import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { useOutside } from './index.ts';

function Box({ leave }: { leave: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, true, leave);
  return (
    <>
      <div ref={box}>
        <button type="button">in</button>
      </div>
      <button type="button">out</button>
    </>
  );
}

test('hears presses and focus outside only', async () => {
  const leave = vi.fn();
  await show(<Box leave={leave} />);
  fireEvent.pointerDown(screen.getByText('in'));
  expect(leave).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('out'));
  act(() => screen.getByText('out').focus());
  expect(leave).toHaveBeenCalledTimes(2);
});
