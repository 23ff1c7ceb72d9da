import { useLingui } from '@lingui/react/macro';
import { PropertyCard } from '#design/property-card';
import { formatPropertyAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import type { ListedStays } from '../listed.ts';
import { useStayCard } from '../use-stay-card.tsx';
import styles from './property.module.css';

interface OtherStaysProps {
  readonly address: StayAddress;
  readonly instead: ListedStays;
}

/** What else the same search found, as cards. */
export function OtherStays({ address, instead }: OtherStaysProps) {
  const { t } = useLingui();
  const cardOf = useStayCard(instead, (offer) => formatPropertyAddress(address, offer.key));
  return (
    <>
      <h2>{t`Other places from your search`}</h2>
      <ol className={styles.cards}>
        {instead.offers.map((offer, at) => (
          <li key={offer.key}>
            <PropertyCard {...cardOf(offer, at)} headingLevel={3} />
          </li>
        ))}
      </ol>
    </>
  );
}
