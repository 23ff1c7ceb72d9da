export { CURRENCY_COLUMNS, CurrencyPicker } from './currency-picker.tsx';
export type { CurrencyPickerProps } from './currency-picker.tsx';
export { Dropdown } from './dropdown.tsx';
export { bestMatch, matchingCurrencies } from './matching.ts';
export { RememberChoice } from './remember-choice.tsx';
export type { CurrencyRow, CurrencyWords } from './types.ts';
