import { useLingui } from '@lingui/react/macro';
import { ChipList, LinkChip } from '#design/chip';
import { RouteMap } from '#design/route-map';
import { SearchForm } from '../../features/verticals/flights/form/search-form.island.tsx';
import { recentSearches } from '../../features/verticals/flights/recent-searches.ts';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import styles from './page.module.css';

/** An ornament behind the form: a long journey and short ones from one place. */
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
  const { front } = useFacts().brand;
  return (
    <section className={styles.hero} aria-labelledby="front-title">
      <div className={styles.map}>
        <RouteMap points={ROUTE} others={OTHERS} aspect={4.4} room={{ start: 0.6 }} />
      </div>
      <div className={styles.front}>
        <h1 id="front-title" className={styles.title}>
          {front?.title ?? t`The whole price, on the first page`}
        </h1>
        <p className={styles.lead}>
          {front?.lead ??
            t`Taxes, charges and the bags you choose are already in every number. Nothing is added later.`}
        </p>
        <SearchForm />
        <CarryOn />
      </div>
    </section>
  );
}

/** The searches of this visit; a page that was just loaded has none. */
function CarryOn() {
  const { t } = useLingui();
  const format = useFormat();
  const searches = recentSearches();
  if (searches.length === 0) return null;
  return (
    <div className={styles.carryOn}>
      <span aria-hidden="true">{t`Carry on with`}</span>
      <ChipList label={t`Carry on with`}>
        {searches.map(({ href, from, to, depart, return: back }) => {
          const days = [depart, back].flatMap((day) => (day === null ? [] : format.day(day, 'brief'))).join(' – ');
          return (
            <LinkChip key={href} href={href} icon="history">
              <b>{t`${from} to ${to}`}</b> {back === null ? t`${days}, one way` : days}
            </LinkChip>
          );
        })}
      </ChipList>
    </div>
  );
}
