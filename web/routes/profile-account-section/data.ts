import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { actOnAccount, leadIn } from '../../features/account/profile/act.ts';
import { loadAccount } from '../../features/account/profile/load-account.ts';
import { sectionPageAddress, sectionPageOf } from '../../features/account/profile/pages.ts';

/** `/profile/account/security` and its like. `?addEmail=true` begins in the field for a further address, [2.4-02]. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = sectionPageOf(params['section']);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (page === null) throw data({ errors: [] }, { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const loaded = await loadAccount(context, searchParams).catch((error: unknown) => {
    throw leadIn(error, sectionPageAddress(page) + search);
  });
  return { ...loaded, page };
}

export async function action(args: ActionFunctionArgs) {
  return actOnAccount(args);
}
