import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { StayProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { useHouseHours, useHouseRules } from '../use-house-words.ts';
import { useStayWords } from '../use-stay-words.ts';
import { roomsPath } from './paths.ts';

/** Rooms as they will be booked, room by room, and what their house asks. */
export const useStayRows: CheckoutParts<StayProduct>['useRows'] = () => {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const lists = useLists();
  const hours = useHouseHours();
  const rules = useHouseRules();
  const named = (what: string, more: string) => (
    <>
      <b>{what}</b>
      {lists.comma}
      {more}
    </>
  );
  const text = t({ context: 'edit this part', message: 'Change' });
  return ({ product }) => {
    const { property, checkIn, checkOut, nights, rooms } = product;
    const open = hours(property);
    const href = roomsPath(product);
    const [arrive, leave] = [format.day(checkIn), format.day(checkOut)];
    return [
      {
        label: t`Place`,
        lines: [named(property.name, lists.facts([property.area && words.area(property.area), words.nights(nights)]))],
      },
      { label: t`Check-in`, lines: [named(arrive, open.checkIn)] },
      { label: t`Check-out`, lines: [named(leave, open.checkOut)] },
      ...rooms.map(({ need, room, plan }, at): ReviewRow => {
        const number = at + 1;
        const label = rooms.length > 1 ? t`Room ${number}` : t`Room`;
        return {
          label,
          lines: [
            <b key="room">{room.name}</b>,
            lists.facts([words.guests([need]), words.beds(room.beds)]),
            lists.facts([
              words.board(plan.board),
              words.rate(plan),
              plan.payAt === 'now' ? t`Pay when you book` : t`Pay at the property`,
            ]),
          ],
          edit: { href, text, label: t`Change: ${label}`, load: 'document' },
        };
      }),
      { label: t`House rules`, lines: [rules(property).join(' ')] },
    ];
  };
};
