export { PlaceCombobox } from './place-combobox.tsx';
export { meantName, shownName } from './plain-names.ts';
export type { PlaceComboboxProps } from './place-combobox.tsx';
export type { PlaceGroup, PlaceOption, PlaceWords, Settle, Suggest } from './types.ts';
