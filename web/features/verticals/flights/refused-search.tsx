import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import type { FlightAddress } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { SearchForm } from '../../flight-search/search-form.tsx';
import styles from './refused-search.module.css';

/** A search that cannot be flown: the form as it was filled, each problem at its field. */
export function RefusedSearch({ address, problems }: { address: FlightAddress; problems: readonly Problem[] }) {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <div className={styles.page}>
      <title>{`${t`Check your search`} | ${brand.name}`}</title>
      <h1>{t`Check your search`}</h1>
      <SearchForm address={address} problems={problems} />
    </div>
  );
}
