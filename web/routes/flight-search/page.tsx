import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { SearchPage } from '../../features/search-form/search-page.tsx';
import { useFaultWords } from '../../features/search-form/use-fault-words.ts';
import { useOptionWords } from '../../features/search-form/use-option-words.ts';
import { EMPTY, startOf } from '../../features/verticals/flights/form/form-state.ts';
import { SearchForm } from '../../features/verticals/flights/form/search-form.tsx';
import type { loader, SearchFormData } from './data.ts';

export default function FlightSearch() {
  const { t } = useLingui();
  const words = useOptionWords('airports');
  const problemOf = useFaultWords();
  const { address, known, faults, problems } = useLoaderData<typeof loader>() as SearchFormData;
  return (
    <SearchPage title={t`Search flights`} faulty={faults.length + problems.length > 0}>
      <SearchForm
        key={JSON.stringify(address)}
        start={address ? startOf(address, known, words) : EMPTY}
        problems={[...faults.map(problemOf), ...problems]}
      />
    </SearchPage>
  );
}
