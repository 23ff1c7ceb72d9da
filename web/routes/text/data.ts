import type { LoaderFunctionArgs } from 'react-router';
import { texts } from '#contract/texts';
import { apiOf } from '../../api.ts';
import { hintsOf } from '../../hints.ts';

/** An edit is seen after so long at the latest. */
const KEEP_SECONDS = 60;
/** Where the address is not the name of the text. */
const NAMES: Readonly<Record<string, string>> = { 'actual-terms-of-use': 'terms' };

/** One module for every text: its address says which. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const last = new URL(request.url).pathname.split('/').findLast(Boolean) ?? '';
  const text = await apiOf(context)(texts.read, { name: NAMES[last] ?? last });
  hintsOf(context).settled();
  hintsOf(context).keepFor(KEEP_SECONDS);
  return text;
}
