import { CartChoice } from '../../features/cart/cart-choice.tsx';
import { TripChange } from '../../features/cart/trip-change.tsx';
import { FlightsLeft } from '../../features/verticals/flights/flights-left.tsx';
import { ResultsHeader } from '../../features/verticals/flights/results-header.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [CartChoice, TripChange, FlightsLeft, ResultsHeader];
