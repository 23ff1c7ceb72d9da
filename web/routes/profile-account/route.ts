import { NextTrip } from '../../features/booking/next-trip.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [NextTrip];
