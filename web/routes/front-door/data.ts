import type { LoaderFunctionArgs } from 'react-router';

/** The front door asks nothing of the server: it is fast because it is nearly static. */
export function loader(_: LoaderFunctionArgs) {
  return null;
}
