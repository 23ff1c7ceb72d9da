import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Note } from '#design/note';
import { MOST_SLICES } from '#contract/search';
import { SearchPage } from '../../features/search-form/search-page.tsx';
import { useFaultWords } from '../../features/search-form/use-fault-words.ts';
import { useOptionWords } from '../../features/search-form/use-option-words.ts';
import { useFormat } from '../../format.ts';
import { EMPTY, startOf } from '../../features/verticals/flights/form/form-state.ts';
import { SearchForm } from '../../features/verticals/flights/form/search-form.tsx';
import type { loader, SearchFormData } from './data.ts';

export default function FlightSearch() {
  const { t } = useLingui();
  const words = useOptionWords('airports');
  const problemOf = useFaultWords();
  const most = useFormat().number(MOST_SLICES);
  const { address, known, faults, problems, cut = false } = useLoaderData<typeof loader>() as SearchFormData;
  return (
    <SearchPage title={t`Search flights`} faulty={cut || faults.length + problems.length > 0}>
      {cut && (
        <Note tone="warn" title={t`Only the first ${most} flights are in this search`}>
          <p>{t`A multi-city search has up to ${most} flights. Search for the others separately.`}</p>
        </Note>
      )}
      <SearchForm
        key={JSON.stringify(address)}
        start={address ? startOf(address, known, words) : EMPTY}
        problems={[...faults.map(problemOf), ...problems]}
      />
    </SearchPage>
  );
}
