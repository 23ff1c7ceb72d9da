export { CountryPicker, COUNTRY_COLUMNS } from './country-picker.tsx';
export type { CountryPickerProps } from './country-picker.tsx';
export { CountryFlag } from './flag.tsx';
export { matchingCountries } from './matching.ts';
export type { CountryLink, CountryRow, CountryWords } from './types.ts';
