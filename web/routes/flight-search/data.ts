import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Api, type Problem } from '#contract/core';
import type { PlaceSuggestion } from '#contract/places';
import { formatFlightAddress, PAGE_SIZE, search } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { queryOf } from '../../features/verticals/flights/asked.ts';
import { type AskedForm, readForm } from '../../features/flight-search/read-form.ts';
import { resolveField, type ReadPlace } from '../../features/flight-search/resolve-field.ts';

export interface SearchFormData {
  readonly address: FlightAddress | null;
  readonly known: KnownPlaces;
  readonly faults: readonly Fault[];
  /** What the search itself refused, in the server's words. */
  readonly problems: readonly Problem[];
}

/** What is known of the places of the address, in its order. */
export interface KnownPlaces {
  readonly from: readonly (PlaceSuggestion | null)[];
  readonly to: readonly (PlaceSuggestion | null)[];
}

export type Fault =
  | { readonly kind: 'place'; readonly field: string; readonly typed: string; readonly meant: readonly string[] }
  | { readonly kind: 'day'; readonly field: string; readonly typed: string };

const MEANT = 2;

/** Where the search form leads: to its results when it can be read, else back to the form with each fault at its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readForm(new URL(request.url).searchParams, factsOf(context));
  if (!asked) return { address: null, known: { from: [], to: [] }, faults: [], problems: [] } satisfies SearchFormData;
  const api = apiOf(context);
  const [from, to] = await Promise.all([resolveField(api, asked.from), resolveField(api, asked.to)]);
  const address = addressOf(asked, from, to);
  const faults = faultsOf(asked, from, to);
  const known = { from: from.map(({ place }) => place), to: to.map(({ place }) => place) };
  if (faults.length === 0 && new URL(request.url).searchParams.has('edit')) {
    const problems = await refusalsOf(api, address, factsOf(context).currency);
    return data({ address, known, faults, problems } satisfies SearchFormData, {
      status: problems.length > 0 ? 422 : 200,
    });
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (faults.length === 0) throw redirect(formatFlightAddress(address));
  return data({ address, known, faults, problems: [] } satisfies SearchFormData, { status: 422 });
}

/** Why this search cannot be flown; asking starts a search, which changes nothing. */
async function refusalsOf(api: Api, address: FlightAddress, currency: string): Promise<readonly Problem[]> {
  try {
    await api(search.create, queryOf(address, currency));
    return [];
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    return error.errors;
  }
}

function addressOf(asked: AskedForm, from: readonly ReadPlace[], to: readonly ReadPlace[]): FlightAddress {
  const codeOf = ({ place, typed }: ReadPlace) => (place ? (place.code ?? place.id) : typed);
  return {
    ...asked.rest,
    from: from.map(codeOf),
    to: to.map(codeOf),
    depart: asked.depart,
    return: asked.oneWay ? null : asked.back,
    sort: 'best',
    filters: {},
    show: PAGE_SIZE,
  };
}

/** Faults that can be seen before the search is asked, to be worded by the page; the rest the search tells itself. */
function faultsOf(asked: AskedForm, from: readonly ReadPlace[], to: readonly ReadPlace[]): Fault[] {
  return [
    ...placeFaults('slices.0.from', from),
    ...placeFaults('slices.0.to', to),
    asked.depart === '' && ({ kind: 'day', field: 'slices.0.date', typed: asked.typedDepart } as const),
    !asked.oneWay && asked.back === '' && ({ kind: 'day', field: 'slices.1.date', typed: asked.typedBack } as const),
  ].filter((fault) => fault !== false);
}

function placeFaults(field: string, read: readonly ReadPlace[]): Fault[] {
  if (read.length === 0) return [{ kind: 'place', field, typed: '', meant: [] }];
  return read.flatMap(({ place, typed, suggestions }) =>
    place ? [] : [{ kind: 'place' as const, field, typed, meant: suggestions.slice(0, MEANT).map(({ name }) => name) }],
  );
}
