export { Field, FieldError, FieldGroup } from './field.tsx';
export type { FieldControl, FieldProps } from './field.tsx';
