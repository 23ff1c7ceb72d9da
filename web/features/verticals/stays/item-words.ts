import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StayProduct } from '#contract/booking';
import type { PriceLine } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import type { ItemWords } from '../checkout-words.ts';

/** Places to stay, as every page of checkout names them. */
export function useStayItemWords(): ItemWords<StayProduct> {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const isRoom = ({ kind }: PriceLine): boolean => kind === 'base' || kind === 'surcharge';
  return {
    name: ({ property }) => property.name,
    who: ({ nights, rooms }) =>
      lists.facts([
        t`${plural(nights, { one: '# night', other: '# nights' })}`,
        t`${plural(rooms.length, { one: '# room', other: '# rooms' })}`,
      ]),
    about: ({ nights, rooms }) =>
      lists.facts([
        t`${plural(nights, { one: '# night', other: '# nights' })}`,
        ...new Set(rooms.map(({ room }) => room.name)),
      ]),
    companies: ({ property }) => property.name,
    lines({ lines, total: { currency } }) {
      const sum = (some: readonly PriceLine[]): number => some.reduce((all, { amountMinor }) => all + amountMinor, 0);
      const charges = lines.filter((line) => !isRoom(line));
      const [rooms, levied, name] = [sum(lines.filter(isRoom)), sum(charges), t`Taxes and fees`];
      const text = charges.some(({ estimate }) => estimate) ? t`${name}, partly estimated` : name;
      return [
        { text: t`Rooms`, amount: format.money({ amountMinor: rooms, currency }) },
        ...(levied ? [{ text, amount: format.money({ amountMinor: levied, currency }) }] : []),
      ];
    },
    extras: () => [],
    guest({ rooms }, nth) {
      const [number, room] = [nth + 1, rooms[nth]];
      const { adults = 0, children = [] } = room?.need ?? {};
      const who = lists.facts([
        room?.room.name,
        t`${plural(adults, { one: '# adult', other: '# adults' })}`,
        children.length > 0 && t`${plural(children.length, { one: '# child', other: '# children' })}`,
      ]);
      return t`Lead guest, room ${number} (${who})`;
    },
    beside: () => ({ vertical: 'flights', text: t`Add flights`, open: t`Flights for this stay` }),
  };
}
