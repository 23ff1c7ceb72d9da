import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { RouteMap } from '#design/route-map';
import { SearchForm } from '../../features/flight-search/search-form.tsx';
import { useFacts } from '../../facts.ts';
import type { loader } from './data.ts';
import { Ideas, IdeasSoon } from './ideas.tsx';
import styles from './page.module.css';
import { Promises } from './promises.tsx';

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

export default function FrontDoor() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { ideas } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${brand.name}: ${t`flights at the whole price`}`}</title>
      <meta
        name="description"
        content={t`Compare flights by the price you really pay: taxes, charges and your bags are in every number from the first page on.`}
      />
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
      <Suspense fallback={<IdeasSoon />}>
        <Ideas ideas={ideas} />
      </Suspense>
      <Promises />
    </>
  );
}
