import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { passkeys } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import type { PasskeysRefused } from '../../features/account/passkeys/passkeys-page.tsx';
import { PASSKEYS_PATH } from '../../features/account/paths.ts';
import { leadIn, leadInFor, whoIn } from '../../features/account-data/entry.ts';
import { keepingTyped } from '../../features/forms/signed-out.ts';

const DONE = ['rename', 'remove'] as const;

/** `?done=` says what was changed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const done = new URL(request.url).searchParams.get('done');
  try {
    const [listed, { formtoken }] = await Promise.all([api(passkeys.list, {}), api(session.formtoken, {})]);
    return { ...listed, formtoken, done: DONE.find((each) => each === done) ?? null };
  } catch (error) {
    throw leadIn(error, PASSKEYS_PATH);
  }
}

/** Who did not sign in lately does so first, and then it is done. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const api = apiOf(context);
  const [intent, id] = [field('intent'), field('id')];
  try {
    if (intent === 'rename') {
      await keepingTyped(() => api(passkeys.rename, { id, name: field('name') }), { form, context });
    } else if (intent === 'remove') await api(passkeys.remove, { id });
    else return redirect(PASSKEYS_PATH);
  } catch (error) {
    const left = await leadInFor(error, { path: PASSKEYS_PATH, key: `remove-${id}`, who: whoIn(context) });
    if (left !== error) return left as Response;
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ id, code: error.code } satisfies PasskeysRefused, { status: error.status || 503 });
  }
  return redirect(`${PASSKEYS_PATH}?done=${intent}`);
}
