export { placeInputs } from './inputs.ts';
export { ensurePlaces, openPlaces, placesVersion } from './snapshot.ts';
