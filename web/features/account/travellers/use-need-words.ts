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
    step_free: { name: t`Step-free access`, hint: t`No stairs to the gate, room or seat` },
    assistance: { name: t`Assistance`, hint: t`A companion, also on arrival` },
    wheelchair: { name: t`Wheelchair`, hint: t`To the gate or seat` },
    quiet_room: { name: t`Quiet room`, hint: t`A quiet room or waiting area` },
    service_animal: { name: t`Service animal`, hint: t`Travels with me` },
    sight_or_hearing: { name: t`Help with seeing or hearing`, hint: t`Announcements and directions in another format` },
  };
}
