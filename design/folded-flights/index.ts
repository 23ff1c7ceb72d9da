export { FoldedFlights } from './folded-flights.tsx';
export type { FoldedFlight } from './folded-flights.tsx';
