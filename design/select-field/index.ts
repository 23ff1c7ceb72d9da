export { Select, SelectField } from './select-field.tsx';
export type { SelectFieldProps, SelectOption, SelectProps } from './select-field.tsx';
