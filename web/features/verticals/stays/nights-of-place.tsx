import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { formatStayAddress } from '#contract/search';
import type { StayAddress, StayArea } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { PageTitle } from '../../../page-title.tsx';
import styles from './nights-of-place.module.css';
import type { AnsweredNights } from './nights/asked-nights.ts';
import { NightPrices } from './nights/night-prices.ts';

interface NightsOfPlaceProps {
  readonly address: StayAddress;
  readonly area: StayArea;
  readonly searchId: string;
  readonly nights: AnsweredNights;
}

/** When to stay somewhere: the cheapest of all its places by day of arrival. */
export function NightsOfPlace({ address, area, searchId, nights }: NightsOfPlaceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = useTitle(area);
  const [from, to] = [format.day(address.checkIn), format.day(address.checkOut)];
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <Link look="block" href={formatStayAddress(address)}>
          <Icon name="chevron-left" size="small" />
          {t`All places from ${from} to ${to}`}
        </Link>
        <h1>{title}</h1>
        <p>{t`The lowest total across all places, without filters, by check-in date. Select a date to see its places.`}</p>
      </header>
      <NightPrices
        key={searchId}
        searchId={searchId}
        address={{ ...address, filters: {}, sort: 'price' }}
        first={nights}
      />
    </div>
  );
}

function useTitle({ place }: StayArea): string {
  const { t } = useLingui();
  if (!place) return t`When to stay in this map area`;
  const { cityName: name, name: airport } = place;
  return place.type === 'airport' ? t`When to stay near ${airport}` : t`When to stay in ${name}`;
}
