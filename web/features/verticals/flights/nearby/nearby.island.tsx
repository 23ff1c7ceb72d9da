import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from '#design/link';
import { formatFilters, formatFlightAddress, search } from '#contract/search';
import type { FlightAddress, NearbyAirport } from '#contract/search';
import { fetchApi } from '../../../../api.ts';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { exchanged } from './exchanged.ts';
import styles from './nearby.module.css';

export interface NearbyProps {
  /** Of the search whose list is shown. */
  readonly id: string;
  readonly address: FlightAddress;
}

/** Airports nearby with a lower total for the same trip; nothing where none has one. */
export function NearbyAirports({ id, address }: NearbyProps) {
  const { t } = useLingui();
  const places = useNearby(id, formatFilters(address.filters));
  // The part itself stays, so that what watches for a reader coming near has something to watch.
  if (places.length === 0) return <div className={styles.none} />;
  return (
    <section className={styles.nearby} aria-label={t`Nearby airports`}>
      <h2 className={styles.title}>{t`Nearby airports`}</h2>
      <p className={styles.note}>{t`The same trip with another airport, for your party and filters.`}</p>
      <ul className={styles.rows}>
        {places.map((found) => (
          <Row key={`${found.instead.join()} ${found.place.id}`} found={found} address={address} />
        ))}
      </ul>
    </section>
  );
}

function Row({ found, address }: { readonly found: NearbyAirport; readonly address: FlightAddress }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const { place, of, total, saves, instead, km } = found;
  const code = place.code ?? place.id;
  const distance = t`${format.number(km)} km away`;
  const less = saves && format.wholeDifference({ ...total, amountMinor: total.amountMinor + saves.amountMinor }, total);
  return (
    <li className={styles.row}>
      <span>
        <Link href={formatFlightAddress(exchanged(address, instead, code))}>
          {t`${place.name} (${code}) instead of ${of.name}`}
        </Link>
        <span className={styles.fact}>{distance}</span>
      </span>
      <span className={styles.sum}>{lists.facts([format.wholeMoney(total), less && t`${less} less`])}</span>
    </li>
  );
}

function useNearby(id: string, fs: string): readonly NearbyAirport[] {
  const [known, setKnown] = useState<{ readonly key: string; readonly places: readonly NearbyAirport[] }>();
  const key = `${id} ${fs}`;
  useEffect(() => {
    let gone = false;
    // Without an answer the page says nothing of other airports.
    fetchApi(search.nearby, { id, fs }).then(
      ({ places }) => void (gone || setKnown({ key, places })),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, fs, key]);
  return known?.key === key ? known.places : [];
}
