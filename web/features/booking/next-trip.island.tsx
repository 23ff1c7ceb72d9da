export { NextTrip } from './next-trip-sheet.tsx';
