import { useLingui } from '@lingui/react/macro';
import { RouteMap } from '#design/route-map';
import { SearchForm } from '../../features/flight-search/search-form.island.tsx';
import styles from './page.module.css';

/** London and the places that the ideas go to, for the map behind the form. */
const ROUTE = [
  { lon: -0.46, lat: 51.47 },
  { lon: 103.99, lat: 1.36 },
];
const OTHERS = [
  { lon: -21.9, lat: 64.1 },
  { lon: -9.1, lat: 38.7 },
  { lon: -8, lat: 31.6 },
  { lon: 29, lat: 41 },
];

/** What the site promises, and the search. */
export function HeroSection() {
  const { t } = useLingui();
  return (
    <section className={styles.hero} aria-labelledby="front-title">
      <div className={styles.map}>
        <RouteMap points={ROUTE} others={OTHERS} aspect={4.4} room={{ start: 0.6 }} />
      </div>
      <div className={styles.front}>
        <h1 id="front-title" className={styles.title}>{t`The whole price, on the first page`}</h1>
        <p className={styles.lead}>
          {t`Taxes, charges and the bags you choose are already in every number. Nothing is added later.`}
        </p>
        <SearchForm />
      </div>
    </section>
  );
}
