import { resultsLoader } from '../../features/results/load-results.ts';
import { flightListing } from '../../features/verticals/flights/listing.ts';

export const loader = resultsLoader(flightListing);
