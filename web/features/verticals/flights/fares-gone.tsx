import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { PageTitle } from '../../../page-title.tsx';
import styles from './fares.module.css';
import { FlightsLeft } from './flights-left.tsx';
import type { ListedResults } from './listed.ts';

/** These flights are sold out or not sold any more: what is, for the same search. */
export function FaresGone({ instead, address }: { instead: ListedResults; address: FlightAddress }) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageTitle>{t`These flights are no longer available`}</PageTitle>
      <header className={styles.head}>
        <h1>{t`These flights are no longer available`}</h1>
        <p>{t`The last seats were sold or the airline took them off sale. Nothing was booked or charged.`}</p>
      </header>
      {instead.offers.length > 0 && (
        <>
          <h2>{t`Best alternatives`}</h2>
          <FlightsLeft results={instead} address={address} />
        </>
      )}
      <p>
        <LinkButton variant="primary" href={formatFlightAddress(address)}>
          {t`See all results`}
        </LinkButton>
      </p>
    </div>
  );
}
