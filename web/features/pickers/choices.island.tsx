import { CountryButton } from './country-button.tsx';
import { CurrencyButton } from './currency-button.tsx';

/** Country, language and currency, side by side. */
export function Choices() {
  return (
    <>
      <CountryButton />
      <CurrencyButton />
    </>
  );
}
