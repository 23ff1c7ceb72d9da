import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Problem } from '#contract/core';
import { formatFlightAddress, PAGE_SIZE, search } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { type Fault, placeFaults } from '../../features/search-form/faults.ts';
import { refusalsOf } from '../../features/search-form/refusals.ts';
import { queryOf } from '../../features/verticals/flights/asked.ts';
import type { KnownPlaces } from '../../features/verticals/flights/form/form-state.ts';
import { keptView } from '../../features/verticals/flights/form/kept-filters.ts';
import { type AskedForm, readForm } from '../../features/verticals/flights/form/read-form.ts';
import { resolveField, type ReadPlace } from '../../features/search-form/resolve-field.ts';

export interface SearchFormData {
  readonly address: FlightAddress | null;
  readonly known: KnownPlaces;
  readonly faults: readonly Fault[];
  /** What the search itself refused, in the server's words. */
  readonly problems: readonly Problem[];
}

/** Where the search form leads: to its results when it can be read, else back to the form with each fault at its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readForm(new URL(request.url).searchParams, factsOf(context));
  if (!asked) return { address: null, known: { from: [], to: [] }, faults: [], problems: [] } satisfies SearchFormData;
  const api = apiOf(context);
  const [from, to] = await Promise.all([resolveField(api, asked.from), resolveField(api, asked.to)]);
  const address = addressOf(asked, from, to);
  const known = { from: from.map(({ place }) => place), to: to.map(({ place }) => place) };
  if (asked.begun) return { address, known, faults: [], problems: [] } satisfies SearchFormData;
  const faults = faultsOf(asked, from, to);
  if (faults.length === 0 && new URL(request.url).searchParams.has('edit')) {
    const problems = await refusalsOf(api(search.create, queryOf(address, factsOf(context).currency)));
    return data({ address, known, faults, problems } satisfies SearchFormData, {
      status: problems.length > 0 ? 422 : 200,
    });
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a redirect
  if (faults.length === 0) throw redirect(formatFlightAddress(address));
  return data({ address, known, faults, problems: [] } satisfies SearchFormData, { status: 422 });
}

function addressOf(asked: AskedForm, from: readonly ReadPlace[], to: readonly ReadPlace[]): FlightAddress {
  const codeOf = ({ place, typed }: ReadPlace) => (place ? (place.code ?? place.id) : typed);
  const address: FlightAddress = {
    ...asked.rest,
    from: from.map(codeOf),
    to: to.map(codeOf),
    depart: asked.depart,
    return: asked.oneWay ? null : asked.back,
    sort: 'best',
    filters: {},
    show: PAGE_SIZE,
    skip: 0,
  };
  return { ...address, ...keptView(asked.kept, address) };
}

function faultsOf(asked: AskedForm, from: readonly ReadPlace[], to: readonly ReadPlace[]): Fault[] {
  return [
    ...placeFaults('slices.0.from', from),
    ...placeFaults('slices.0.to', to),
    asked.depart === '' && ({ kind: 'day', field: 'slices.0.date', typed: asked.typedDepart } as const),
    !asked.oneWay && asked.back === '' && ({ kind: 'day', field: 'slices.1.date', typed: asked.typedBack } as const),
  ].filter((fault) => fault !== false);
}
