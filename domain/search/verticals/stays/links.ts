import { addDays } from '#contract/core';
import { formatStayAddress, PAGE_SIZE } from '#contract/search';
import type { VerticalLinks } from '../links.ts';

const DAYS_AHEAD = 45;
const NIGHTS = 3;

export const stayLinks: VerticalLinks = {
  toPlace: ({ to, now }) => {
    const checkIn = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
    return formatStayAddress({
      place: to,
      near: null,
      checkIn,
      checkOut: addDays(checkIn, NIGHTS),
      rooms: [{ adults: 1, children: [] }],
      sort: 'recommended',
      filters: {},
      show: PAGE_SIZE,
      skip: 0,
    });
  },
};
