export { JUDGED_BY_FORM, RefusalContext } from './answered.ts';
export { Field, FieldError, FieldGroup } from './field.tsx';
export type { FieldControl, FieldProps } from './field.tsx';
