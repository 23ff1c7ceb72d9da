export { CheckBox, Checkbox, Radio, RadioDot } from './checkbox.tsx';
export type { BoxProps, CheckboxProps } from './checkbox.tsx';
