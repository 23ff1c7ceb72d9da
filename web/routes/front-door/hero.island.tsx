import { useLingui } from '@lingui/react/macro';
import { ChipList, LinkChip } from '#design/chip';
import { HeroFrame } from '../../features/front-door/hero-frame.tsx';
import { SearchForm } from '../../features/verticals/flights/form/search-form.island.tsx';
import { recentSearches } from '../../features/verticals/flights/recent-searches.ts';
import { useFormat } from '../../format.ts';
import styles from './carry-on.module.css';

/** A long journey and short ones from one place. */
const MAP = {
  points: [
    { lon: -0.46, lat: 51.47 },
    { lon: 103.99, lat: 1.36 },
  ],
  others: [
    { lon: -21.9, lat: 64.1 },
    { lon: -9.1, lat: 38.7 },
    { lon: -8, lat: 31.6 },
    { lon: 29, lat: 41 },
  ],
};

/** What the site promises, and the search for flights. */
export function HeroSection() {
  const { t } = useLingui();
  return (
    <HeroFrame
      lead={t`Taxes, charges and the bags you choose are included in every price. Nothing is added later.`}
      map={MAP}
    >
      <SearchForm />
      <CarryOn />
    </HeroFrame>
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
      <span aria-hidden="true">{t`Recent searches`}</span>
      <ChipList label={t`Recent searches`}>
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
