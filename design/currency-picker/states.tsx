import { useState } from 'react';
import type { States } from '#design/gallery';
import { CurrencyPicker, type CurrencyPickerProps, type CurrencyRow } from './index.ts';

const words = (name: string) => ({
  search: `Find a currency, ${name}`,
  placeholder: 'Code or name',
  list: `Currencies, ${name}`,
  top: 'Most used here',
  all: 'All currencies',
  none: { title: 'No currency found', text: (search: string) => `No prices in ${search}.` },
});
const currencies: readonly CurrencyRow[] = [
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$' },
  { code: 'CHF', name: 'Swiss Franc', symbol: null },
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'USD', name: 'US Dollar', symbol: '$' },
];

function Picker({ name, ...more }: { name: string } & Partial<CurrencyPickerProps>) {
  const [current, setCurrent] = useState('EUR');
  return (
    <CurrencyPicker
      currencies={currencies}
      top={['EUR', 'USD']}
      current={current}
      words={words(name)}
      onPick={setCurrent}
      {...more}
    />
  );
}

export const states: States = {
  Selected: () => <Picker name="all" />,
  'One column, with rates': () => <Picker name="one column" columns={1} note="Rates of 20 November 2026" />,
};
