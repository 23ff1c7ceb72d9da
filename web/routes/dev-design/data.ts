import type { LoaderFunctionArgs } from 'react-router';
import { factsOf } from '../../api.ts';

/** The gallery is for who builds the site; a live site has no such page. */
export function loader({ context }: LoaderFunctionArgs): null {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (factsOf(context).mode !== 'demo') throw new Response(null, { status: 404, statusText: 'Not Found' });
  return null;
}
