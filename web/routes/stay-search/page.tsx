import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { SearchPage } from '../../features/search-form/search-page.tsx';
import { useFaultWords } from '../../features/search-form/use-fault-words.ts';
import { useOptionWords } from '../../features/search-form/use-option-words.ts';
import { EMPTY, startOf } from '../../features/verticals/stays/form/form-state.ts';
import { SearchForm } from '../../features/verticals/stays/form/search-form.tsx';
import type { loader, StaySearchData } from './data.ts';

export default function StaySearch() {
  const { t } = useLingui();
  const words = { ...useOptionWords('point'), onMap: t`This part of the map` };
  const problemOf = useFaultWords();
  const { address, flexible, known, faults, problems } = useLoaderData<typeof loader>() as StaySearchData;
  return (
    <SearchPage title={t`Search stays`} faulty={faults.length + problems.length > 0}>
      <SearchForm
        key={JSON.stringify(address)}
        start={address ? startOf(address, known, words, flexible) : EMPTY}
        problems={[...faults.map(problemOf), ...problems]}
      />
    </SearchPage>
  );
}
