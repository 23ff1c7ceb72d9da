import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { dataSubject } from '#contract/data-subject';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { againFor, entryFor, whoIn } from '../../features/account-data/entry.ts';
import { ACCOUNT_DATA } from '../../features/account/paths.ts';

/** `/profile/account/data`: what is kept, what was done, and the end of the account. `?before=` turns to older acts. A sign-in
 * to an account that is going to be deleted leads here first; `?redir=` says where it wanted to go. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get('before') ?? undefined;
  try {
    const [deletion, activity, { formtoken }] = await Promise.all([
      api(dataSubject.readDeletion, {}),
      api(dataSubject.listActivity, { before }),
      api(session.formtoken, {}),
    ]);
    const done = deletion.closingAt === null ? ('keep' as const) : ('delete' as const);
    return {
      deletion,
      activity,
      formtoken,
      older: before !== undefined,
      onwards: ownPath(searchParams.get('redir')),
      // An address alone says nothing that is not so.
      done: searchParams.get('done') === done ? done : null,
    };
  } catch (error) {
    throw leadIn(error);
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const done = form.get('do') === 'keep' ? 'keep' : 'delete';
  const redir = form.get('redir');
  const onwards = typeof redir === 'string' ? ownPath(redir) : null;
  try {
    await apiOf(context)(done === 'keep' ? dataSubject.keepAccount : dataSubject.requestDeletion, {});
    return redirect(`${ACCOUNT_DATA}?${new URLSearchParams({ done, ...(onwards && { redir: onwards }) }).toString()}`);
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 401) throw leadIn(error);
    if (error.code === 'FRESH_SIGN_IN_REQUIRED') {
      return redirect(await againFor({ path: ACCOUNT_DATA, key: 'delete', who: whoIn(context) }));
    }
    return data({ problems: error.errors satisfies readonly Problem[] }, { status: error.status });
  }
}

/** A path of this site that is not the front page. */
function ownPath(path: string | null): string | null {
  return path !== null && path !== '/' && /^\/(?![/\\])[^\\]*$/.test(path) ? path : null;
}

/** Where nobody is signed in, or not wholly, the way in comes first. */
function leadIn(error: unknown): unknown {
  const entry = isApiError(error) ? entryFor(error.errors[0]?.code, ACCOUNT_DATA) : null;
  return entry === null ? error : redirect(entry);
}
