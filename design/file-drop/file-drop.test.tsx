import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { type ChosenFile, FileDrop, type FileDropProps } from './index.ts';

const words = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  over: 'Drop to add it',
  remove: (name: string) => `Remove ${name}`,
  faults: { kind: 'This is no CSV file.', size: 'Too large.', empty: 'Empty.', several: 'One at a time.' },
};

const csv = new File(['a,b'], 'people.csv', { type: 'text/csv' });
const other = new File(['x'], 'people.exe');

function Live({ onFile, ...more }: Partial<FileDropProps>) {
  const [file, setFile] = useState<ChosenFile>();
  const take = (taken: File) => {
    onFile?.(taken);
    setFile({ name: taken.name, detail: '3 KB' });
  };
  return (
    <FileDrop
      label="People"
      name="people"
      accept=".csv"
      maxBytes={100}
      words={words}
      {...more}
      file={more.file ?? file}
      onFile={take}
      onRemove={() => setFile(undefined)}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('People');
const choose = (...files: readonly File[]) => fireEvent.change(field(), { target: { files } });

test('a chosen file is named, can be removed, and the focus is back at the field', async () => {
  const onFile = vi.fn();
  await show(<Live onFile={onFile} />);
  choose(csv);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(csv);
  expect(screen.getByRole('status').textContent).toBe('people.csv 3 KB');
  fireEvent.click(screen.getByRole('button', { name: 'Remove people.csv' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(field());
});

test('a file of another kind is refused with the reason, until another is chosen', async () => {
  const onFile = vi.fn();
  await show(<Live onFile={onFile} />);
  choose(other);
  expect(onFile).not.toHaveBeenCalled();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is no CSV file.').closest('p')?.id).toBe(field().getAttribute('aria-describedby'));
  choose(csv);
  expect(screen.queryByText('This is no CSV file.')).toBeNull();
});

test('a file held over it is announced, and a dropped one is judged like a chosen one', async () => {
  const { container } = await show(<Live />);
  const zone = container.querySelector('[role="presentation"]')!;
  fireEvent.dragEnter(zone);
  expect(screen.getByText('Drop to add it')).toBeDefined();
  fireEvent.drop(zone, { dataTransfer: { files: [csv, other] } });
  expect(screen.getByText('One at a time.')).toBeDefined();
  expect(screen.getByText('or drop it here')).toBeDefined();
});

test('while it is sent, a bar says how much of it', async () => {
  await show(<Live file={{ name: 'people.csv', progress: { share: 0.4, text: '40 % sent' } }} />);
  expect(screen.getByRole('progressbar', { name: 'people.csv' }).getAttribute('value')).toBe('0.4');
  expect(screen.getByText('40 % sent')).toBeDefined();
});

test('nothing can be dropped on a field that rests', async () => {
  const onFile = vi.fn();
  const { container } = await show(<Live disabled onFile={onFile} />);
  fireEvent.drop(container.querySelector('[role="presentation"]')!, { dataTransfer: { files: [csv] } });
  expect(onFile).not.toHaveBeenCalled();
});

test('a file that its owner drops, as after a refusal, is not posted again', async () => {
  const files = { name: 'people', accept: '.csv', maxBytes: 100, words, onFile: () => {}, onRemove: () => {} };
  const of = (file?: ChosenFile) => <FileDrop label="People" {...files} file={file} />;
  const { rerender } = render(of({ name: 'people.csv' }));
  const value = vi.spyOn(field(), 'value', 'set');
  rerender(of({ name: 'people.csv', detail: '3 KB' }));
  expect(value).not.toHaveBeenCalled();
  rerender(of());
  expect(value).toHaveBeenCalledExactlyOnceWith('');
});
