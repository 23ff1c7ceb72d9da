import { useLingui } from '@lingui/react/macro';
import { HeroFrame } from '../../features/front-door/hero-frame.tsx';
import { SearchForm } from '../../features/verticals/stays/form/search-form.island.tsx';

/** Places around one, as they lie. */
const MAP = {
  points: [{ lon: 12.5, lat: 41.9 }],
  others: [
    { lon: -9.1, lat: 38.7 },
    { lon: 2.2, lat: 41.4 },
    { lon: 14.4, lat: 35.9 },
    { lon: 23.7, lat: 38 },
    { lon: 18.1, lat: 42.6 },
  ],
};

/** What the site promises, and the search for stays. */
export function HeroSection() {
  const { t } = useLingui();
  return (
    <HeroFrame
      lead={t`All known taxes and mandatory fees are included in every price. Where a local tax may be added, the price says so.`}
      map={MAP}
    >
      <SearchForm />
    </HeroFrame>
  );
}
