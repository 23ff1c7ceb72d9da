import type { LoaderFunctionArgs } from 'react-router';
import { hintsOf } from '../../hints.ts';

const KEEP_SECONDS = 20;

/** Nothing but the form: the page is the same for every reader. */
export function loader({ context }: LoaderFunctionArgs) {
  hintsOf(context).keepFor(KEEP_SECONDS);
  return {};
}
