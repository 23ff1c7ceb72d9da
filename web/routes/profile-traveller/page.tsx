import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { TravellerForm } from '../../features/account/travellers/traveller-form.tsx';
import { filledAgain, valuesOfTraveler } from '../../features/account/travellers/traveller-values.ts';
import { TRAVELLERS_PATH } from '../../features/account/travellers/paths.ts';
import { ColumnPage } from '../../features/column/column-page.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import type { loader, TravellerRefused } from './data.ts';

export default function ProfileTraveller() {
  const { t } = useLingui();
  const { traveler, ...given } = useLoaderData<typeof loader>();
  const refused = useActionData<TravellerRefused>();
  const name = `${traveler.firstName} ${traveler.lastName}`.trim();
  const stored = valuesOfTraveler(traveler);
  const known = traveler.travelerId !== '';
  const title = known ? name : t`Add a traveller`;
  return (
    <ColumnPage
      title={title}
      back={{ href: TRAVELLERS_PATH, text: t`Saved travellers` }}
      lead={t`Names must match the passport.`}
      width="wide"
    >
      <Problems problems={refused?.problems ?? []} />
      <TravellerForm
        {...given}
        values={refused?.values ? filledAgain(refused.values, stored) : stored}
        faults={refused?.faults ?? []}
        removable={known}
      />
    </ColumnPage>
  );
}
