export { ensurePlaces, openPlaces, placesVersion } from './snapshot.ts';
