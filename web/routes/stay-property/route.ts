import { CartChoice } from '../../features/cart/cart-choice.tsx';
import { InTrip, TripChange } from '../../features/cart/trip-change.tsx';
import { NightPrices } from '../../features/verticals/stays/nights/night-prices.ts';
import { OtherStays } from '../../features/verticals/stays/property/other-stays.tsx';
import { AboutHouse, HouseFacts, NotToBeHad } from '../../features/verticals/stays/property/house-facts.ts';
import { PropertyMap } from '../../features/verticals/stays/property/property-map.tsx';
import { ResultsHeader } from '../../features/verticals/stays/results-header.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [
  CartChoice,
  TripChange,
  InTrip,
  ResultsHeader,
  NightPrices,
  HouseFacts,
  AboutHouse,
  NotToBeHad,
  PropertyMap,
  OtherStays,
];
