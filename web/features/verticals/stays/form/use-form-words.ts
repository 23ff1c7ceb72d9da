import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Flexibility } from '#design/date-range';
import type { RoomsWords } from '#design/rooms-field';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { useDateWords } from '../../../search-form/use-date-words.ts';
import { FLEXIBLE, MOST } from './limits.ts';

/** The words of the two days of a stay. */
export function useStayDates() {
  const { t } = useLingui();
  const format = useFormat();
  const inNights = (count: number) => t`${plural(count, { one: '# night', other: '# nights' })}`;
  return useDateWords({
    depart: t`Check-in`,
    back: t`Check-out`,
    departDay: t`check-in`,
    backDay: t`check-out`,
    nights: inNights,
    summary: ({ depart, back }, nights) => {
      if (!depart) return t`Choose your check-in date`;
      if (!back || nights === undefined) return t`Check-in on ${format.day(depart)}`;
      if (nights > MOST.nights) {
        return t`${inNights(nights)}: a stay can be up to ${MOST.nights}. Choose an earlier check-out date.`;
      }
      return t`${format.day(depart)} to ${format.day(back)}, ${inNights(nights)}`;
    },
    backFirst: (typed) => t`${typed} is not after check-in. Choose a later date.`,
  });
}

/** Whether the days are those, or any of the month would do. */
export function useFlexible(start: boolean): Flexibility {
  const { t } = useLingui();
  const [value, setValue] = useState(start ? FLEXIBLE.month : '');
  return {
    label: t`Flexible dates`,
    name: FLEXIBLE.name,
    value,
    options: [
      { value: '', text: t`These dates` },
      { value: FLEXIBLE.month, text: t`Whole month` },
    ],
    onChange: setValue,
  };
}

/** The words of the rooms and of who sleeps in them. */
export function useRoomsWords(): RoomsWords {
  const { t } = useLingui();
  const lists = useLists();
  return {
    title: t`Rooms and guests`,
    room: (at) => t`Room ${at}`,
    adults: (room) => ({
      label: t`Adults`,
      hint: t`18 or older`,
      less: t`Remove one adult from room ${room}`,
      more: t`Add one adult to room ${room}`,
    }),
    children: (room) => ({
      label: t`Children`,
      hint: t`0 to 17`,
      less: t`Remove one child from room ${room}`,
      more: t`Add one child to room ${room}`,
    }),
    childAge: (child) => t`Age of child ${child}`,
    chooseAge: t`Choose an age`,
    years: (age) => (age === 0 ? t`Under 1` : t`${plural(age, { one: '# year', other: '# years' })}`),
    add: t`Add a room`,
    remove: (at) => t`Remove room ${at}`,
    fullRooms: t`Up to ${plural(MOST.rooms, { one: '# room', other: '# rooms' })} per search. Larger groups: search twice.`,
    fullRoom: t`Up to ${plural(MOST.guests, { one: '# guest', other: '# guests' })} per room. Add a room.`,
    noRoom: t`No rooms`,
    noChild: t`No children`,
    summary: (rooms) => {
      const guests = rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
      return lists.facts([
        t`${plural(guests, { one: '# guest', other: '# guests' })}`,
        t`${plural(rooms.length, { one: '# room', other: '# rooms' })}`,
      ]);
    },
    done: t`Done`,
  };
}
