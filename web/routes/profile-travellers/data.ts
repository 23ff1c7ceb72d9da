import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, factsOf } from '../../api.ts';
import { loadNav } from '../../features/account/profile/load-account.ts';
import { loadTravellers } from '../../features/account/travellers/load-travellers.ts';
import { issuersOf } from '../../features/checkout/issuers.ts';
import { TRAVELLERS_PATH } from '../../features/account/travellers/paths.ts';

const DONE = ['saved', 'removed'] as const;

/** `?done=saved` and `?done=removed` say what was just done. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { travelers } = await loadTravellers(context, TRAVELLERS_PATH);
  const said = new URL(request.url).searchParams.get('done');
  const nav = await loadNav(apiOf(context), factsOf(context).now);
  const documents = travelers.flatMap((traveler) => traveler.documents.map((document) => ({ document })));
  const issuers = issuersOf(documents, factsOf(context).locale);
  return { travelers, issuers, nav, done: DONE.find((each) => each === said) ?? null };
}
