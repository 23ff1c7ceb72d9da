import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { HeroFrame } from '../../features/front-door/hero-frame.tsx';
import { SearchForm } from '../../features/verticals/flights/form/search-form.island.tsx';
import { useFacts } from '../../facts.ts';
import { usePartyWords } from '../../features/verticals/flights/use-party-words.ts';
import { askIdeas, forgetIdeas } from './ask-ideas.ts';
import { CarryOn } from './carry-on.tsx';

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
  useEffect(() => forgetIdeas, []);
  const { currency } = useFacts();
  const { everyone, summary } = usePartyWords();
  const wordsOf: typeof summary = (asked) => (asked.cabin === 'economy' ? everyone(asked.passengers) : summary(asked));
  return (
    <HeroFrame
      lead={t`Taxes, charges and the bags you choose are included in every price. Nothing is added later.`}
      map={MAP}
    >
      <SearchForm onWho={(who) => askIdeas(who, { currency, wordsOf })} />
      <CarryOn />
    </HeroFrame>
  );
}
