import { useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { BaseContext, rooted } from '#design/link';
import type { RoomOffer, StayAddress, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { announce } from '../../../../shell/announcer.tsx';
import { choiceAddress, planId } from './choice-address.ts';
import { defaultPicks, settle, type Settled } from './settle.ts';
import { sumPrices } from './sums.ts';

interface Asked {
  readonly detail: StayDetail;
  readonly address: StayAddress;
  readonly offerKey: string;
  readonly picks: readonly string[];
}

interface Choice {
  readonly rooms: readonly RoomOffer[];
  readonly note: string | null;
}

/** Which plan each room of the party has, kept in the address so that it can be shared and reloaded. */
export function useChoice({ detail, address, offerKey, picks }: Asked) {
  const base = use(BaseContext);
  const format = useFormat();
  const { t } = useLingui();
  const noteOf = useNote();
  const [choice, setChoice] = useState<Choice>(() => {
    const settled = settle(detail.needs, picks.length > 0 ? picks : defaultPicks(detail));
    return { rooms: settled?.rooms ?? [], note: settled ? noteOf(settled) : null };
  });

  function choose(at: number, id: string): void {
    const wanted = choice.rooms.map(planId).with(at, id);
    const settled = settle(detail.needs, wanted, at);
    if (!settled) {
      setChoice({ ...choice, note: t`With that room, nothing would be left for the others of your party.` });
      return;
    }
    const note = noteOf(settled);
    setChoice({ rooms: settled.rooms, note });
    const total = format.money(sumPrices(settled.rooms).total);
    announce('choice', note ?? t`Total ${total}`);
    // The page holds all that any choice needs: asking the server again would only make the reader wait.
    const href = rooted(base, choiceAddress(address, offerKey, settled.rooms.map(planId)));
    history.replaceState(history.state, '', href);
  }

  return { ...choice, choose };
}

function useNote() {
  const { t } = useLingui();
  return ({ rooms, moved }: Settled): string | null => {
    const [at] = moved;
    const room = at === undefined ? undefined : rooms[at]?.room.name;
    if (at === undefined || !room) return null;
    if (rooms.length === 1)
      return t`The room that was chosen cannot be had any more. This is the cheapest one: ${room}.`;
    const nth = at + 1;
    return t`There are not as many left of what was chosen. Room ${nth} is now: ${room}.`;
  };
}
