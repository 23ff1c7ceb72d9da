import { useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { BaseContext, rooted } from '#design/link';
import type { RoomOffer, StayAddress, StayDetail, StayFilters } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { announce } from '../../../../shell/announcer.tsx';
import { useLists } from '../../../reader/use-lists.ts';
import { useStayWords } from '../use-stay-words.ts';
import { choiceAddress, planId } from './choice-address.ts';
import { cheapestRooms, planFilters } from './asked-plans.ts';
import { defaultPicks, settle, type Settled } from './settle.ts';
import { sumPrices } from './sums.ts';

interface Asked {
  readonly detail: StayDetail;
  readonly address: StayAddress;
  readonly offerKey: string;
  readonly picks: readonly string[];
}

export interface ChoiceNote {
  readonly text: string;
  /** `warn` where it is not what was asked for. */
  readonly tone: 'neutral' | 'warn';
}

interface Choice {
  readonly rooms: readonly RoomOffer[];
  readonly note: ChoiceNote | null;
}

/** Which plan each room of the party has, kept in the address so that it can be shared and reloaded. */
export function useChoice({ detail, address, offerKey, picks }: Asked) {
  const base = use(BaseContext);
  const format = useFormat();
  const { t } = useLingui();
  const noteOf = useNote();
  const openAs = useFirstChoice();
  const [choice, setChoice] = useState<Choice>(() => {
    const opened = picks.length > 0 ? null : openAs(detail, address.filters);
    if (opened) return opened;
    const settled = settle(detail.needs, picks.length > 0 ? picks : defaultPicks(detail));
    return { rooms: settled?.rooms ?? [], note: settled ? noteOf(settled) : null };
  });

  function choose(at: number, id: string): void {
    const wanted = choice.rooms.map(planId).with(at, id);
    const settled = settle(detail.needs, wanted, at);
    if (!settled) {
      const text = t`With that room, there are no rooms left for the rest of your party.`;
      setChoice({ ...choice, note: { text, tone: 'warn' } });
      return;
    }
    const note = noteOf(settled);
    setChoice({ rooms: settled.rooms, note });
    const total = format.money(sumPrices(settled.rooms).total);
    announce('choice', note?.text ?? t`Total ${total}`);
    // The page holds all that any choice needs: asking the server again would only make the reader wait.
    const href = rooted(base, choiceAddress(address, offerKey, settled.rooms.map(planId)));
    history.replaceState(history.state, '', href);
  }

  return { ...choice, choose };
}

/** What is chosen when somebody comes from a list that asked for plans of one kind; null where it asked for none. */
function useFirstChoice() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const words = useStayWords();
  return (detail: StayDetail, filters: StayFilters): Choice | null => {
    const asked = planFilters(filters);
    if (!asked) return null;
    const { boards = [], freeCancellation, payLater } = asked;
    const meals = boards.length > 0 && lists.any(boards.map((board) => words.board(board)));
    const wish = lists.facts([meals, freeCancellation && t`Free cancellation`, payLater && t`Pay at the property`]);
    const found = cheapestRooms(detail.needs, asked);
    const rooms = found ?? settle(detail.needs, defaultPicks(detail))?.rooms ?? [];
    const total = format.money(sumPrices(rooms).total);
    const text = found
      ? t`Your filter: ${wish}. Cheapest match: ${total}.`
      : t`No rooms here match your filter any longer: ${wish}. The cheapest choice without it is ${total}.`;
    return { rooms, note: { text, tone: found ? 'neutral' : 'warn' } };
  };
}

function useNote() {
  const { t } = useLingui();
  return ({ rooms, moved }: Settled): ChoiceNote | null => {
    const [at] = moved;
    const room = at === undefined ? undefined : rooms[at]?.room.name;
    if (at === undefined || !room) return null;
    const nth = at + 1;
    return {
      text:
        rooms.length === 1
          ? t`Your room is no longer available. This is the cheapest one: ${room}.`
          : t`There are not enough left of the rooms you chose. Room ${nth} is now: ${room}.`,
      tone: 'warn',
    };
  };
}
