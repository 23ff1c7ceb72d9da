import type { LoaderFunctionArgs } from 'react-router';
import { search } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';

/** A few trips with real totals come after the page: the form never waits for them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { currency } = factsOf(context);
  return { ideas: apiOf(context)(search.ideas, { currency }).catch(() => null) };
}
