import { type KeyboardEvent, useState } from 'react';
import { useListWalk } from '#design/list-walk';
import type { ManyComboboxProps, ManyOption } from './types.ts';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Options with a word that begins with what was typed, accents and case aside. */
export function matching(options: readonly ManyOption[], typed: string): readonly ManyOption[] {
  const wanted = fold(typed);
  return options.filter(({ text }) => fold(text).startsWith(wanted) || fold(text).includes(` ${wanted}`));
}

export const isChosen = (value: readonly ManyOption[], { id }: ManyOption): boolean =>
  value.some((one) => one.id === id);

/** What is typed, which options that leaves, and what the keys do. */
export function useMany(props: ManyComboboxProps, listId: string) {
  const { options, value, onType, onChange } = props;
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const found = onType ? options : matching(options, text);
  const free = found.filter(({ disabled }) => !disabled);
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    onType?.(next);
  };
  const remove = (option: ManyOption) => onChange(value.filter(({ id }) => id !== option.id));
  const toggle = (option: ManyOption) => {
    if (option.disabled) return;
    if (isChosen(value, option)) remove(option);
    else onChange([...value, option]);
    if (text !== '') type('');
  };
  const walk = useListWalk(listId, open ? free.map(({ id }) => id) : [], (id) => {
    const option = free.find((one) => one.id === id);
    if (option) toggle(option);
  });
  const close = () => {
    setOpen(false);
    walk.leave();
  };
  const press = (event: KeyboardEvent) => {
    if (!open && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && text === '') {
      const last = value.at(-1);
      if (last) remove(last);
    } else walk.press(event);
  };
  return { text, open, found, walk, type, toggle, remove, close, press, show: () => setOpen(true) };
}
