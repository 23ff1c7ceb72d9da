export { CodeField } from './code-field.tsx';
export type { CodeFieldProps } from './code-field.tsx';
export { CODE_LENGTH, codeOf } from './code-of.ts';
