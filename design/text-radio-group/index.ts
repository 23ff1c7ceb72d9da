export { TextRadioGroup } from './text-radio-group.tsx';
export type { TextRadioGroupProps, TextRadioOption } from './text-radio-group.tsx';
