import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, safeRedir } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { offeredMode, offeredState } from '../../features/identity/flow.ts';
import { linkBehind } from '../../features/identity/link-behind.ts';
import { submitStep } from '../../features/identity/submit.ts';

/**
 * Who is signed in already is told so, or goes on to where they were led; unless another account is added, [2.4-04a], or it is proved
 * once more. Whoever comes from the page of a mail's link, or has just secured the account, finds the address filled in.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const asked = offeredMode(searchParams.get('mode'));
  const led = searchParams.get('redir');
  const back = safeRedir(led);
  const [{ formtoken }, answered, behind] = await Promise.all([
    api(session.formtoken, {}),
    api(identity.state, {}),
    linkBehind(api, back),
  ]);
  // The page of a link that is done with leads nowhere any more.
  const redir = behind && behind.state !== 'open' ? behind.redir : back;
  const { allowSignIn, loggedInSession, unconfirmedAccount, authStateParams, userInfoState } = answered;
  const stays = loggedInSession && !unconfirmedAccount && asked !== 'add' && asked !== 'again';
  if (stays && led !== null) throw redirect(safeRedir(redir));
  const { providers, securedEmail, codeEmail, codeNext } = authStateParams;
  // An address changes nothing: a page says that the others stay signed in, and each press on it asks for that.
  const untrue = (asked === 'add' && !loggedInSession) || (asked === 'secured' && securedEmail === null);
  const mode = !untrue ? asked : asked === 'add' ? ('default' as const) : ('forgot' as const);
  const wanted = offeredState(searchParams.get('state'));
  // A code that no longer counts, or never was, has no box to go to.
  const state = wanted === 'code' && codeEmail === null ? null : wanted;
  // The link that adds an address names that one, which signs nobody in yet.
  const known = behind && behind.purpose !== 'addEmail' && mode !== 'add' ? behind.email : '';
  // Whoever turns from the code to another step does not type the address again.
  const typed = wanted !== null && mode !== 'add' ? codeEmail : null;
  const email = (state === 'code' ? codeEmail : mode === 'secured' ? securedEmail : known || typed) ?? '';
  const signedIn = stays ? (userInfoState?.accountEmail ?? '') : null;
  return { allowSignIn, formtoken, mode, redir, state, providers, email, next: codeNext, signedIn };
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
  if (!('done' in result)) {
    // An address of its own, so that it is there again after a reload, as on a phone that shows the mail meanwhile.
    if (result.state === 'code' && !result.refused && field('from') !== 'code')
      throw redirect(codeStepIn(request.url, field('redir')));
    return data(result, { status: result.refused ? 422 : 200 });
  }
  return redirectDocument(result.done);
}

function codeStepIn(url: string, redir: string): string {
  const { searchParams } = new URL(url);
  searchParams.set('state', 'code');
  if (redir !== '') searchParams.set('redir', safeRedir(redir));
  return `/login?${searchParams.toString()}`;
}
