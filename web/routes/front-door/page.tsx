import { useLingui } from '@lingui/react/macro';
import { SearchForm } from '../../features/flight-search/search-form.tsx';
import { useFacts } from '../../facts.ts';

export default function FrontDoor() {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <>
      <title>{`${t`Flights at the whole price`} | ${brand.name}`}</title>
      <h1>{t`Flights at the whole price`}</h1>
      <SearchForm />
    </>
  );
}
