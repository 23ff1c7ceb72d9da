import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { CodeField } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Code');

test('is one input that the keyboard can fill from a message', async () => {
  const { container } = await show(<CodeField label="Code" name="code" hint="Pasting works." />);
  expect(container.querySelectorAll('input').length).toBe(1);
  expect([input().autocomplete, input().inputMode, input().name]).toEqual(['one-time-code', 'numeric', 'code']);
});

test('a code pasted with spaces counts whole, in whichever digits', async () => {
  const [change, complete] = [vi.fn(), vi.fn()];
  await show(<CodeField label="Code" name="code" onChange={change} onComplete={complete} />);
  fireEvent.change(input(), { target: { value: '472 0' } });
  expect(complete).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: ' 472 031 ' } });
  expect(input().value).toBe('472031');
  fireEvent.change(input(), { target: { value: '٤٧٢ ٠٣٢' } });
  expect(input().value).toBe('472032');
  expect(change.mock.calls).toEqual([['4720'], ['472031'], ['472032']]);
  expect(complete.mock.calls).toEqual([['472031'], ['472032']]);
});

test('the error stands between hint and input, and both are read with it', async () => {
  const { container } = await show(<CodeField label="Code" hint="Pasting works." error="That code has expired." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = input().getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Pasting works.',
    'That code has expired.',
  ]);
  expect(container.textContent).toBe('CodePasting works.That code has expired.');
});

test('what was typed before the scripts came is told to the page', async () => {
  const change = vi.fn();
  const field = <CodeField label="Code" name="code" onChange={change} />;
  const box = document.createElement('div');
  box.innerHTML = renderToString(field);
  document.body.append(box);
  box.querySelector('input')!.value = '472 031';
  render(field, { container: box, hydrate: true });
  expect(change).toHaveBeenCalledExactlyOnceWith('472031');
});

test('where a long code is taken too the slots give way as soon as one is begun, in the same input, and come again', async () => {
  const change = vi.fn();
  const { container } = await show(<CodeField label="Code" name="code" long="taken" onChange={change} />);
  const looks = () => [input().inputMode, container.querySelectorAll('i').length];
  const box = input();
  expect(looks()).toEqual(['numeric', 6]);
  fireEvent.change(box, { target: { value: 'k7q2-x9ab-m4np' } });
  expect([input() === box, box.value, ...looks()]).toEqual([true, 'k7q2-x9ab-m4np', 'text', 0]);
  fireEvent.change(box, { target: { value: 'Code: 472 031' } });
  expect([box.value, ...looks()]).toEqual(['472031', 'numeric', 6]);
  fireEvent.change(box, { target: { value: '472031k' } });
  expect([box.value, ...looks()]).toEqual(['472031k', 'text', 0]);
  expect(change.mock.calls).toEqual([['k7q2-x9ab-m4np'], ['472031'], ['472031k']]);
});

test('where a long code is expected there are no slots, and what is typed stays as it is', async () => {
  const { container } = await show(<CodeField label="Code" name="code" long="expected" />);
  fireEvent.change(input(), { target: { value: 'K7Q2 X9' } });
  expect([input().value, input().inputMode, input().autocomplete]).toEqual(['K7Q2 X9', 'text', 'one-time-code']);
  expect(container.querySelectorAll('i')).toHaveLength(0);
  expect(input().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test('a long code is complete with its twelfth sign, and one given back is shown as plain text', async () => {
  const complete = vi.fn();
  const { container } = await show(
    <CodeField label="Code" name="code" long="taken" defaultValue="K7Q2-X9" onComplete={complete} />,
  );
  expect([input().value, input().inputMode, container.querySelectorAll('i').length]).toEqual(['K7Q2-X9', 'text', 0]);
  fireEvent.change(input(), { target: { value: 'K7Q2-X9AB-M4N' } });
  expect(complete).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: 'K7Q2-X9AB-M4NP' } });
  expect(complete).toHaveBeenCalledExactlyOnceWith('K7Q2-X9AB-M4NP');
});

test('without a long code letters are dropped as before', async () => {
  await show(<CodeField label="Code" name="code" />);
  fireEvent.change(input(), { target: { value: 'k7q2-x9ab-m4np' } });
  expect(input().value).toBe('7294');
});
