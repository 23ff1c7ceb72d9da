import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Problem } from '#contract/core';
import type { PlaceSuggestion } from '#contract/places';
import { formatNightsAddress, formatStayAddress, PAGE_SIZE, search } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { type Fault, placeFaults } from '../../features/search-form/faults.ts';
import { refusalsOf } from '../../features/search-form/refusals.ts';
import { type ReadPlace, resolvePlace } from '../../features/search-form/resolve-field.ts';
import { queryOf } from '../../features/verticals/stays/asked.ts';
import { type AskedStay, readForm } from '../../features/verticals/stays/form/read-form.ts';

export interface StaySearchData {
  readonly address: StayAddress | null;
  readonly flexible: boolean;
  readonly known: PlaceSuggestion | null;
  readonly faults: readonly Fault[];
  /** What the search itself refused, in the server's words. */
  readonly problems: readonly Problem[];
}

/** Where the search form leads: to its results when it can be searched, else back to the form with each fault at its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = readForm(searchParams, factsOf(context));
  if (!asked) return { address: null, flexible: false, known: null, faults: [], problems: [] } satisfies StaySearchData;
  const api = apiOf(context);
  const read = asked.onMap === null && asked.typed !== '' ? await resolvePlace(api, asked.typed, asked.as) : null;
  const address = addressOf(asked, read);
  const faults = faultsOf(asked, read);
  // Asked before it leads on: what is refused is said here, with the form as it was; of a field that is faulty already, nothing more.
  const refusals = await refusalsOf(api(search.stays, queryOf(address, factsOf(context).currency)));
  const problems = refusals.filter((problem) => !faults.some(({ field }) => field === problem.field));
  const faulty = faults.length + problems.length > 0;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (!faulty && !searchParams.has('edit'))
    throw redirect(asked.flexible ? formatNightsAddress(address) : formatStayAddress(address));
  const { flexible } = asked;
  const found = { address, flexible, known: read?.place ?? null, faults, problems } satisfies StaySearchData;
  return data(found, { status: faulty ? 422 : 200 });
}

function addressOf({ typed, onMap, near, checkIn, checkOut, rooms }: AskedStay, read: ReadPlace | null): StayAddress {
  const place = onMap ?? (read?.place ? (read.place.code ?? read.place.id) : typed);
  return { place, near, checkIn, checkOut, rooms, sort: 'recommended', filters: {}, show: PAGE_SIZE, skip: 0 };
}

/** Faults that can be seen before the search is asked, to be worded by the page; the rest the search tells itself. */
function faultsOf(asked: AskedStay, read: ReadPlace | null): Fault[] {
  return [
    ...(asked.onMap === null ? placeFaults('place', read ? [read] : []) : []),
    asked.checkIn === '' && ({ kind: 'day', field: 'checkIn', typed: asked.typedCheckIn } as const),
    asked.checkOut === '' && ({ kind: 'day', field: 'checkOut', typed: asked.typedCheckOut } as const),
  ].filter((fault) => fault !== false);
}
