import type { States } from '#design/gallery';
import { countries, countryWords as words } from '#design/examples';
import { CountryPicker } from './index.ts';

export const states: States = {
  Selected: () => <CountryPicker countries={countries} words={words('all')} onPick={() => undefined} />,
  'One column': () => (
    <CountryPicker countries={countries} columns={1} words={words('one column')} onPick={() => undefined} />
  ),
  Empty: () => <CountryPicker countries={[]} words={words('none')} onPick={() => undefined} />,
};
