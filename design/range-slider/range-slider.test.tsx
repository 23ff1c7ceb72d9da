import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { RangeSlider, type Range } from './index.ts';

function Slider({ value = [900, 3000], commit }: { value?: Range; commit: (value: Range) => void }) {
  return (
    <fieldset>
      <legend>Total price</legend>
      <RangeSlider
        min={900}
        max={3000}
        step={10}
        value={value}
        fromLabel="From"
        toLabel="To"
        format={(amount) => `€${amount}`}
        parse={(text) => Number(text.replaceAll(/\D/g, '')) || undefined}
        instead={(text, taken, outside) => `${text} ${outside ? 'outside' : 'unread'}, ${taken}`}
        histogram={[1, 5, 9, 4, 0, 2]}
        onCommit={commit}
      />
    </fieldset>
  );
}

function open(commit: (value: Range) => void) {
  return show(<Slider commit={commit} />);
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

test('who only passes an input asks for nothing, though what stands in it is rounded', async () => {
  const commit = vi.fn();
  await show(
    <fieldset>
      <legend>Total price</legend>
      <RangeSlider
        min={945}
        max={3000}
        step={10}
        value={[945, 3000]}
        fromLabel="From"
        toLabel="To"
        format={(amount) => `€${Math.floor(amount / 100)}`}
        parse={(text) => Number(text.replaceAll(/\D/g, '')) * 100}
        instead={(text, taken) => `${text}, ${taken}`}
        onCommit={commit}
      />
    </fieldset>,
  );
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  expect(from.value).toBe('€9');
  fireEvent.focus(from);
  fireEvent.blur(from);
  expect(commit).not.toHaveBeenCalled();
});

test('a range from outside takes the place of what was dragged or is being typed', async () => {
  const { rerender } = await open(vi.fn());
  const thumb = screen.getByRole<HTMLInputElement>('slider', { name: 'To' });
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  fireEvent.change(thumb, { target: { value: '1500' } });
  fireEvent.change(to, { target: { value: '14' } });
  rerender(<Slider value={[900, 3000]} commit={vi.fn()} />);
  expect([thumb.value, to.value]).toEqual(['1500', '14']);
  rerender(<Slider value={[900, 2000]} commit={vi.fn()} />);
  expect([thumb.value, to.value]).toEqual(['2000', '€2000']);
});

test('what is taken instead of what was typed is said below the inputs, until something else is typed, dragged or set', async () => {
  const commit = vi.fn();
  const { rerender } = await open(commit);
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
  const note = screen.getByRole('status');
  const type = (text: string) => {
    fireEvent.change(to, { target: { value: text } });
    fireEvent.keyDown(to, { key: 'Enter' });
  };
  expect(note.textContent).toBe('');
  type('500');
  expect(commit).toHaveBeenLastCalledWith([900, 900]);
  expect(note.textContent).toBe('€500 outside, €900');
  type('any');
  expect(note.textContent).toBe('any unread, €3000');
  type('1500');
  expect(note.textContent).toBe('');
  expect(commit).toHaveBeenLastCalledWith([900, 1500]);
  type('9999');
  expect(note.textContent).toBe('€9999 outside, €3000');
  fireEvent.change(screen.getByRole('slider', { name: 'To' }), { target: { value: '2000' } });
  expect(note.textContent).toBe('');
  type('500');
  rerender(<Slider value={[900, 900]} commit={commit} />);
  expect(note.textContent).toBe('€500 outside, €900');
  rerender(<Slider value={[900, 3000]} commit={commit} />);
  expect(note.textContent).toBe('');
});
