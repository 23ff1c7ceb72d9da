import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { RangeSlider, type Range } from './index.ts';

async function open(commit: (value: Range) => void) {
  await show(
    <fieldset>
      <legend>Total price</legend>
      <RangeSlider
        min={900}
        max={3000}
        step={10}
        value={[900, 3000]}
        fromLabel="From"
        toLabel="To"
        format={(value) => `€${value}`}
        parse={(text) => Number(text.replaceAll(/\D/g, '')) || undefined}
        histogram={[1, 5, 9, 4, 0, 2]}
        onCommit={commit}
      />
    </fieldset>,
  );
}

test('a thumb commits when let go, and says its value in words', async () => {
  const commit = vi.fn();
  await open(commit);
  const thumb = screen.getByRole('slider', { name: 'To' });
  fireEvent.change(thumb, { target: { value: '1500' } });
  expect(thumb.getAttribute('aria-valuetext')).toBe('€1500');
  expect(commit).not.toHaveBeenCalled();
  fireEvent.keyUp(thumb, { key: 'ArrowLeft' });
  expect(commit).toHaveBeenCalledExactlyOnceWith([900, 1500]);
});

test('typing does the same; the ends cannot cross; nonsense is put back', async () => {
  const commit = vi.fn();
  await open(commit);
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '€5000' } });
  fireEvent.blur(from);
  expect(commit).toHaveBeenCalledExactlyOnceWith([3000, 3000]);
  fireEvent.change(from, { target: { value: 'cheap' } });
  fireEvent.blur(from);
  expect(from.value).toBe('€900');
  expect(commit).toHaveBeenCalledOnce();
});
