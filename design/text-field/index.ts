export { TextField, TextInput } from './text-field.tsx';
export type { TextFieldProps, TextInputProps } from './text-field.tsx';
