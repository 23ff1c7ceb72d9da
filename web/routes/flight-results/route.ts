import { FlightList } from '../../features/verticals/flights/flight-list.tsx';
import { HowRanked } from '../../features/verticals/flights/how-ranked.tsx';
import { NearestDays, OtherDays } from '../../features/verticals/flights/other-days.ts';
import { NearbyAirports } from '../../features/verticals/flights/nearby-airports.ts';
import { Nothing } from '../../features/verticals/flights/nothing.tsx';
import { ResultsHeader } from '../../features/verticals/flights/results-header.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [ResultsHeader, FlightList, OtherDays, NearestDays, NearbyAirports, Nothing, HowRanked];
