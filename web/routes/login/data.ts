import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, safeRedir } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { offeredMode, offeredState } from '../../features/identity/flow.ts';
import { submitStep } from '../../features/identity/submit.ts';

/** Who is signed in already has no business here, but to add another account, [2.4-04a], or to prove it once more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const asked = offeredMode(searchParams.get('mode'));
  const redir = searchParams.get('redir') ?? '/';
  const [{ formtoken }, { allowSignIn, loggedInSession, unconfirmedAccount, authStateParams }] = await Promise.all([
    api(session.formtoken, {}),
    api(identity.state, {}),
  ]);
  if (loggedInSession && !unconfirmedAccount && asked !== 'add' && asked !== 'again') throw redirect(safeRedir(redir));
  // An address changes nothing: a page says that the others stay signed in, and each press on it asks for that.
  const mode = asked === 'add' && !loggedInSession ? 'default' : asked;
  const state = offeredState(searchParams.get('state'));
  return { allowSignIn, formtoken, mode, redir, state, providers: authStateParams.providers };
}

/** Signing in changes who reads, so the next page is a document of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intents = form.getAll('intent');
  const intent = String(intents.at(-1) ?? '');
  const solve = import.meta.env.SSR ? null : (await import('../../features/identity/solve.ts')).solve;
  const result = await submitStep(apiOf(context), { intent, field }, solve);
  if (!('done' in result)) return data(result, { status: result.refused ? 422 : 200 });
  return redirectDocument(result.done);
}
