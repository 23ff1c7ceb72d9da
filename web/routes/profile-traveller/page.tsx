import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { useFacts } from '../../facts.ts';
import { TravellerForm } from '../../features/account/travellers/traveller-form.tsx';
import { valuesOfTraveler } from '../../features/account/travellers/traveller-values.ts';
import styles from '../../features/account/travellers/travellers.module.css';
import { useHeadingFocus } from '../../features/booking/use-heading-focus.ts';
import { Problems } from '../../features/forms/problems.tsx';
import type { loader, TravellerRefused } from './data.ts';

export default function ProfileTraveller() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { traveler, ...given } = useLoaderData<typeof loader>();
  const refused = useActionData<TravellerRefused>();
  const heading = useHeadingFocus();
  const name = `${traveler.firstName} ${traveler.lastName}`.trim();
  const known = traveler.travelerId !== '';
  const title = known ? name : t`Add a traveller`;
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles.lead}>{t`Names must match the passport.`}</p>
      </header>
      <Problems problems={refused?.problems ?? []} />
      <TravellerForm
        {...given}
        values={refused?.values ?? valuesOfTraveler(traveler)}
        faults={refused?.faults ?? []}
        removable={known}
      />
    </div>
  );
}
