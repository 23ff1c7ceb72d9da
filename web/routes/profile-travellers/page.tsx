import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { TravellersList } from '../../features/account/travellers/travellers-list.tsx';
import { accountPathIn } from '../../features/account/profile/path.ts';
import { ColumnPage } from '../../features/column/column-page.tsx';
import type { loader } from './data.ts';

export default function ProfileTravellers() {
  const { t } = useLingui();
  const facts = useFacts();
  const { travelers, done } = useLoaderData<typeof loader>();
  return (
    <ColumnPage
      title={t`Saved travellers`}
      back={{ href: `${accountPathIn(facts)}#travellers`, text: t`Back to the account` }}
      lead={t`Choose them in checkout, and nothing has to be typed again.`}
      width="wide"
    >
      {done && <Note tone="good" title={done === 'saved' ? t`The traveller is saved` : t`The traveller is removed`} />}
      <TravellersList travelers={travelers} />
    </ColumnPage>
  );
}
