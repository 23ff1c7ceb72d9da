import { useLingui } from '@lingui/react/macro';
import { useLists } from '../../reader/use-lists.ts';
import { airportOf } from './airport-of.ts';
import { useStayWords } from './use-stay-words.ts';
import type { ListedStay, ListedStays } from './listed.ts';

interface Placed {
  readonly property: Pick<ListedStay['property'], 'area'>;
  readonly distanceKm: number | null;
}

/** Where it lies, and the room that the price is for. */
export function useStayLines({ area }: Pick<ListedStays, 'area'>) {
  const { t } = useLingui();
  const lists = useLists();
  const words = useStayWords();
  const airport = area.place?.type === 'airport' ? area.place.name : null;

  function wayTo(far: string): string {
    if (airport) return t`${far} to ${airport}`;
    return area.place && !area.box ? t`${far} to the centre` : t`${far} away`;
  }

  function placeOf({ property, distanceKm }: Placed): string {
    const far = distanceKm === null ? null : words.distance(distanceKm);
    const { area: quarter } = property;
    // The way to the airport that was asked for says that it is near.
    const said = far && quarter && airportOf(quarter) === area.place?.id;
    return lists.facts([quarter && !said && words.area(quarter), far && wayTo(far)]);
  }

  function roomOf({ rooms }: ListedStay): { room: string; board: string } {
    const [first, ...more] = rooms;
    if (!first) return { room: '', board: '' };
    const same = more.every(({ room }) => room.name === first.room.name);
    const name = more.length === 0 ? first.room.name : same ? `${rooms.length} × ${first.room.name}` : '';
    const boards = new Set(rooms.map(({ plan }) => plan.board));
    return {
      room: name
        ? lists.facts([name, words.beds(first.room.beds)])
        : lists.facts([...new Set(rooms.map(({ room }) => room.name))]),
      board: lists.facts([
        boards.size === 1 ? words.board(first.plan.board) : t`Meals differ by room`,
        ...new Set(rooms.map(({ plan }) => words.rate(plan))),
      ]),
    };
  }

  return { placeOf, roomOf };
}
