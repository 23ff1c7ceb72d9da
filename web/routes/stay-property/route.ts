import { CartChoice } from '../../features/cart/cart-choice.tsx';
import { NightPrices } from '../../features/verticals/stays/nights/night-prices.ts';
import { OtherStays } from '../../features/verticals/stays/property/other-stays.tsx';
import { AboutHouse, HouseFacts } from '../../features/verticals/stays/property/house-facts.ts';
import { PropertyMap } from '../../features/verticals/stays/property/property-map.tsx';
import { ResultsHeader } from '../../features/verticals/stays/results-header.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [CartChoice, ResultsHeader, NightPrices, HouseFacts, AboutHouse, PropertyMap, OtherStays];
