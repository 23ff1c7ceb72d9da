export const LISTS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingList = (typeof LISTS)[number];
