import type { LoaderFunctionArgs } from 'react-router';
import { search } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { hintsOf } from '../../hints.ts';

/** The prices on it are an hour old at most and say how old they are. */
const KEEP_SECONDS = 20;

/** As many as the form above them begins with. */
const ADULTS = 1;

/** A few trips with real totals come after the page: the form never waits for them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { currency } = factsOf(context);
  const ideas = apiOf(context)(search.ideas, { currency, adults: ADULTS }).then(
    (found) => {
      hintsOf(context).keepFor(KEEP_SECONDS);
      return found;
    },
    () => null,
  );
  return { ideas };
}
