import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import type { Problem } from '#contract/core';
import { EMPTY, startOf } from '../../features/flight-search/form-state.ts';
import { SearchForm } from '../../features/flight-search/search-form.tsx';
import { useFacts } from '../../facts.ts';
import { useLists } from '../../features/results/use-lists.ts';
import type { Fault, loader, SearchFormData } from './data.ts';
import styles from './page.module.css';

export default function FlightSearch() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const lists = useLists();
  const { address, known, faults, problems } = useLoaderData<typeof loader>() as SearchFormData;
  const title = faults.length + problems.length > 0 ? t`Check your search` : t`Search flights`;
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <h1>{title}</h1>
      <SearchForm
        key={JSON.stringify(address)}
        start={address ? startOf(address, known, { allAirports: t`All airports`, comma: lists.comma }) : EMPTY}
        problems={[...faults.map(problemOf), ...problems]}
      />
    </div>
  );

  function problemOf(fault: Fault): Problem {
    const said = { code: fault.kind, description: fault.kind, field: fault.field };
    if (fault.kind === 'day') {
      return {
        ...said,
        localizedDescription: fault.typed
          ? t`“${fault.typed}” is no date. Type it like 9 Mar or 2027-03-09.`
          : t`Choose a day. Type it like 9 Mar.`,
      };
    }
    if (fault.typed === '') return { ...said, localizedDescription: t`Enter a city or an airport.` };
    const meant = lists.any(fault.meant);
    return {
      ...said,
      localizedDescription: meant
        ? t`No place matches “${fault.typed}”. Did you mean ${meant}?`
        : t`No place matches “${fault.typed}”. Type an airport code, or a larger city nearby.`,
    };
  }
}
