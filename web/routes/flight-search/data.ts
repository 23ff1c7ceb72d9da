import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api, Problem } from '#contract/core';
import { formatFlightAddress, PAGE_SIZE, search } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { apiOf, factsOf } from '../../api.ts';
import { type Fault, placeFaults } from '../../features/search-form/faults.ts';
import { refusalsOf } from '../../features/search-form/refusals.ts';
import { queryOf } from '../../features/verticals/flights/asked.ts';
import type { KnownPlaces } from '../../features/verticals/flights/form/form-state.ts';
import { keptView } from '../../features/verticals/flights/form/kept-filters.ts';
import { type AskedForm, type ReadLeg, readForm } from '../../features/verticals/flights/form/read-form.ts';
import { resolveField, type ReadPlace } from '../../features/search-form/resolve-field.ts';

export interface SearchFormData {
  readonly address: FlightAddress | null;
  /** By flight. */
  readonly known: readonly KnownPlaces[];
  readonly faults: readonly Fault[];
  /** Flights were left out: a journey may not have so many. */
  readonly cut?: boolean;
  /** What the search itself refused, in the server's words. */
  readonly problems: readonly Problem[];
}

/** Where the search form leads: to its results when it can be read, else back to the form with each fault at its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readForm(new URL(request.url).searchParams, factsOf(context));
  if (!asked) return { address: null, known: [], faults: [], problems: [] } satisfies SearchFormData;
  const api = apiOf(context);
  const read = await Promise.all(asked.legs.map(async (leg) => readEnds(api, leg)));
  const address = addressOf(asked, read);
  const known = read.map(({ from, to }) => ({
    from: from.map(({ place }) => place),
    to: to.map(({ place }) => place),
  }));
  if (asked.begun) return { address, known, faults: [], problems: [] } satisfies SearchFormData;
  const faults = faultsOf(asked, read);
  // No search is made of a part of what was asked for before that is said.
  if (asked.cut)
    return data({ address, known, faults, problems: [], cut: true } satisfies SearchFormData, { status: 422 });
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

/** The places of one flight as they were read. */
interface ReadEnds {
  readonly from: readonly ReadPlace[];
  readonly to: readonly ReadPlace[];
}

async function readEnds(api: Api, { from, to }: ReadLeg): Promise<ReadEnds> {
  const [start, end] = await Promise.all([resolveField(api, from), resolveField(api, to)]);
  return { from: start, to: end };
}

function addressOf(asked: AskedForm, read: readonly ReadEnds[]): FlightAddress {
  const codeOf = ({ place, typed }: ReadPlace) => (place ? (place.code ?? place.id) : typed);
  const legs = read.map(({ from, to }, at) => ({
    from: from.map(codeOf),
    to: to.map(codeOf),
    date: asked.legs[at]?.depart ?? '',
  }));
  const [first, ...further] = legs;
  const address: FlightAddress = {
    ...asked.rest,
    from: first?.from ?? [],
    to: first?.to ?? [],
    depart: first?.date ?? '',
    return: asked.trip === 'return' ? asked.back : null,
    ...(further.length > 0 && { further }),
    sort: 'best',
    filters: {},
    show: PAGE_SIZE,
    skip: 0,
  };
  return { ...address, ...keptView(asked.kept, address) };
}

function faultsOf(asked: AskedForm, read: readonly ReadEnds[]): Fault[] {
  const ofLegs = asked.legs.flatMap(({ depart, typedDepart }, at) => [
    ...placeFaults(`slices.${at}.from`, read[at]?.from ?? []),
    ...placeFaults(`slices.${at}.to`, read[at]?.to ?? []),
    ...(depart === '' ? [{ kind: 'day', field: `slices.${at}.date`, typed: typedDepart } as const] : []),
  ]);
  if (asked.trip !== 'return' || asked.back !== '') return ofLegs;
  return [...ofLegs, { kind: 'day', field: 'slices.1.date', typed: asked.typedBack, back: true }];
}
