import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { AccountLink } from '#design/account-menu';
import { useFacts, useFlag } from '../../../facts.ts';
import { accountPathIn } from './account-path.ts';
import { accountLinks } from './account-links.ts';
import type { AccountControl } from './use-account.ts';

interface AccountLinks {
  readonly own: readonly AccountLink[];
  readonly help: readonly AccountLink[];
}

/** Pages of who is signed in: the brand's list with its words, help apart. Of nobody, none. */
export function useAccountLinks(control: Pick<AccountControl, 'menu' | 'state' | 'account'> | null): AccountLinks {
  const { t } = useLingui();
  const facts = useFacts();
  const { support } = facts.chrome;
  const { pathname } = useLocation();
  const called = useFlag('account.tripsLabel', 'trips');
  const trips = { trips: t`Trips`, myTrips: t`My trips`, bookings: t`My bookings` }[called];
  if (!control) return { own: [], help: [] };
  const { menu, state, account } = control;
  const link = (href: string, text: string, icon: AccountLink['icon']): AccountLink => ({
    href,
    text,
    icon,
    current: href === pathname,
  });
  const known = {
    trips: [link('/trips', trips, 'luggage')],
    business: [link('/business', t`Register for business`, 'building-2')],
    guides: [link('/guides/yourguides', t`Your guides`, 'map-pin')],
    help: [link(support.help, t`Help and contact`, 'circle-question-mark')],
    account: [
      link(accountPathIn(facts), t`Account and travellers`, 'user-cog'),
      ...(account.confirmed ? [link('/profile/account?addEmail=true', t`Add an email address`, 'mail')] : []),
    ],
  } as const;
  const shown = accountLinks(menu, state);
  return {
    own: shown.filter((name) => name !== 'help').flatMap((name) => known[name]),
    help: shown.includes('help') ? known.help : [],
  };
}
