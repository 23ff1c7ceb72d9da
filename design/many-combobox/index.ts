export { ManyCombobox } from './many-combobox.tsx';
export type { ManyComboboxProps, ManyOption, ManyWords } from './types.ts';
