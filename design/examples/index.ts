export { countries, countryWords } from './countries.ts';
export { directReturn, selfTransferReturn } from './flight-card.ts';
export { wholeFooter } from './footer.ts';
export { almanac, amenities, pilotage } from './stays.tsx';
export { mapAreas, mapCards, mapControls, mapPlaces, mapWords } from './map.tsx';
export { englishRooms, roomLimits } from './rooms.ts';
export { breakdown, compared, roomTypes, stayCancellation } from './property.tsx';
export { dateWords, placeWords } from './search-words.ts';
export {
  back,
  cancellation,
  days,
  fares,
  next,
  nightDays,
  order,
  orderFacts,
  orderThing,
  out,
  review,
  sorts,
  sources,
  suggestions,
} from './travel.ts';
export { englishTravellers } from './travellers.ts';
