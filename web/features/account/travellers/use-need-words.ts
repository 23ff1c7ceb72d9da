import { useLingui } from '@lingui/react/macro';
import type { Need } from '#contract/travelers';

export interface NeedWords {
  readonly name: string;
  readonly hint: string;
}

/** What somebody needs on the way, and what it means where. */
export function useNeedWords(): Readonly<Record<Need, NeedWords>> {
  const { t } = useLingui();
  return {
    step_free: { name: t`Step-free way`, hint: t`No stairs to gate, room or seat` },
    assistance: { name: t`Assistance`, hint: t`A companion, also on arrival` },
    wheelchair: { name: t`Wheelchair`, hint: t`To the gate or seat` },
    quiet_room: { name: t`Quiet room`, hint: t`A calm room or place to wait` },
    service_animal: { name: t`Service animal`, hint: t`Travels along` },
    sight_or_hearing: { name: t`Help with seeing or hearing`, hint: t`Announcements and ways in another form` },
  };
}
