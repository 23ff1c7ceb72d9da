export { PersonPicker } from './person-picker.tsx';
export type { PersonPickerProps, PersonRow, PersonWords } from './types.ts';
