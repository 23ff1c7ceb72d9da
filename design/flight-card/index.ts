export { ChosenFlight } from './chosen-flight.tsx';
export type { ChosenFlightProps } from './chosen-flight.tsx';
export { FlightCard, flightCardBoxClass } from './flight-card.tsx';
export type { FlightCardProps, FlightFact } from './flight-card.tsx';
export { FlightLeg } from './leg.tsx';
export type { FlightCardLeg, FlightCardPoint } from './leg.tsx';
export { FlightCardSkeleton } from './skeleton.tsx';
