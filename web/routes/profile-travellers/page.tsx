import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { TravellersList } from '../../features/account/travellers/travellers-list.tsx';
import styles from '../../features/account/travellers/travellers.module.css';
import { useHeadingFocus } from '../../features/booking/use-heading-focus.ts';
import type { loader } from './data.ts';

export default function ProfileTravellers() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { travelers, done } = useLoaderData<typeof loader>();
  const heading = useHeadingFocus();
  return (
    <div className={styles.page}>
      <title>{`${t`Saved travellers`} | ${brand.name}`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>{t`Saved travellers`}</h1>
        <p className={styles.lead}>{t`Choose them in checkout, and nothing has to be typed again.`}</p>
      </header>
      {done && <Note tone="good" title={done === 'saved' ? t`The traveller is saved` : t`The traveller is removed`} />}
      <TravellersList travelers={travelers} />
    </div>
  );
}
