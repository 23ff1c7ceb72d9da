import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking, type Order, type OwnBooking } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import { apiOf, factsOf } from '../../api.ts';
import { actOnAccount, leadIn } from '../../features/account/profile/act.ts';
import { type BookingList, LISTS } from '../../features/account/profile/lists.ts';
import { groupBookings } from '../../features/account/profile/group-bookings.ts';
import { loadAccount } from '../../features/account/profile/load-account.ts';
import { sectionPageAddress } from '../../features/account/profile/pages.ts';
import { ACCOUNT_PATH, accountPathIn } from '../../features/chrome/account/account-path.ts';

/**
 * The account begins with its bookings; `?list=past` and `?list=cancelled` show others. `?addEmail=true` leads on to the form for a
 * further address, [2.4-02], `?done=` says what was saved. Where the brand has the account begin elsewhere, `/profile/account` leads
 * there, [2.4-01a].
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const facts = factsOf(context);
  const home = accountPathIn(facts);
  if (home !== ACCOUNT_PATH && pathname.endsWith(ACCOUNT_PATH)) throw redirect(home + search);
  const loaded = await loadAccount(context, searchParams).catch((error: unknown) => {
    throw leadIn(error, home + search);
  });
  if (loaded.adding) throw redirect(sectionPageAddress('details') + search);
  const list: BookingList = LISTS.find((name) => name === searchParams.get('list')) ?? 'upcoming';
  const [first] = groupBookings(loaded.bookings, facts.now).upcoming;
  const next = first && list === 'upcoming' ? await readNext(apiOf(context), first) : null;
  return { ...loaded, list, next };
}

/** Without an answer it stands in a row like the others. */
async function readNext(api: Api, { id }: OwnBooking): Promise<Order | null> {
  try {
    return await api(booking.getOrder, { id });
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

export async function action(args: ActionFunctionArgs) {
  return actOnAccount(args);
}
