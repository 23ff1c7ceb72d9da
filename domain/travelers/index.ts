export { eraseTravelers, exportTravelers } from './account-data.ts';
export { choosableTravelers, listTravelers, preferredTraveler, readTraveler } from './read-travelers.ts';
export { removeTraveler } from './remove-traveler.ts';
export { resealTravelersJob } from './reseal.ts';
export { createTraveler, updateTraveler } from './save-traveler.ts';
export { defaultTravelerSettings } from './settings.ts';
export type { TravelerSettings } from './settings.ts';
export { personalTables } from './personal.ts';
