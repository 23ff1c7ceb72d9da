export { directReturn, selfTransferReturn } from './flight-card.ts';
export { englishTravellers } from './travellers.ts';
