import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Note } from '#design/note';
import { AccountFrame } from '../../features/account/profile/account-frame.tsx';
import { TravellersList } from '../../features/account/travellers/travellers-list.tsx';
import type { loader } from './data.ts';

export default function ProfileTravellers() {
  const { t } = useLingui();
  const { travelers, issuers, nav, done } = useLoaderData<typeof loader>();
  return (
    <AccountFrame page="travellers" nav={nav} lead={t`Choose them at checkout instead of entering details again.`}>
      {done && <Note tone="good" title={done === 'saved' ? t`Traveller saved` : t`Traveller removed`} />}
      <TravellersList travelers={travelers} issuers={issuers} />
    </AccountFrame>
  );
}
