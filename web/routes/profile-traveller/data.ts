import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { newTraveler, travelers } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { listPhoneCountries, loadTravellers, signedIn } from '../../features/account/travellers/load-travellers.ts';
import { TRAVELLERS_PATH, travellerPath } from '../../features/account/travellers/paths.ts';
import { faultsAt, readTraveller, type TravellerFault } from '../../features/account/travellers/read-traveller.ts';
import { listCountries } from '../../features/forms/countries.ts';
import { keepingTyped } from '../../features/forms/signed-out.ts';
import type { Values } from '../../features/forms/values.ts';

/** `/profile/travellers/new` is a form for somebody new, who is preferred where nobody is. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const { locale } = factsOf(context);
  const { travelers: all, genders } = await loadTravellers(context, travellerPath(id));
  const { formtoken } = await apiOf(context)(session.formtoken, {});
  const known = all.find(({ travelerId }) => travelerId === id);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (id !== 'new' && !known) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    traveler: known ?? { ...newTraveler(), preferred: !all.some(({ preferred }) => preferred) },
    genders,
    formtoken,
    countries: listCountries(locale),
    phoneCountries: listPhoneCountries(locale),
  };
}

export interface TravellerRefused {
  /** Null where nothing was typed, only pressed. */
  readonly values: Values | null;
  readonly faults: readonly TravellerFault[];
  /** What is wrong with no single field. */
  readonly problems: readonly Problem[];
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { id = '' } = params;
  const api = apiOf(context);
  const form = await request.formData();
  const { input, values, rows } = readTraveller(form, factsOf(context).locale);
  const remove = form.has('remove');
  try {
    const save = () =>
      id === 'new' ? api(travelers.create, input) : api(travelers.update, { ...input, travelerId: id });
    await signedIn(
      () => (remove ? api(travelers.remove, { travelerId: id }) : keepingTyped(save, { form, context })),
      travellerPath(id),
    );
    return redirect(`${TRAVELLERS_PATH}?done=${remove ? 'removed' : 'saved'}`);
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    const atFields = error.errors.filter(({ field }) => field !== undefined);
    const problems = error.errors.filter(({ field }) => field === undefined);
    const refused: TravellerRefused = { values: remove ? null : values, faults: faultsAt(atFields, rows), problems };
    return data(refused, { status: error.status || 503 });
  }
}
