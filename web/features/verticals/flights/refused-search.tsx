import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import type { PlaceSuggestion } from '#contract/places';
import type { FlightAddress } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { startOf } from '../../flight-search/form-state.ts';
import { SearchForm } from '../../flight-search/search-form.tsx';
import styles from './refused-search.module.css';

interface RefusedSearchProps {
  readonly address: FlightAddress;
  readonly known: { readonly from: PlaceSuggestion | null; readonly to: PlaceSuggestion | null };
  readonly problems: readonly Problem[];
}

/** A search that cannot be flown: the form as it was filled, each problem at its field. */
export function RefusedSearch({ address, known, problems }: RefusedSearchProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <div className={styles.page}>
      <title>{`${t`Check your search`} | ${brand.name}`}</title>
      <h1>{t`Check your search`}</h1>
      <SearchForm key={JSON.stringify(address)} start={startOf(address, known, t`All airports`)} problems={problems} />
    </div>
  );
}
