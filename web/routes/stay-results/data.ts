import { resultsLoader } from '../../features/results/load-results.ts';
import { stayListing } from '../../features/verticals/stays/listing.ts';

export const loader = resultsLoader(stayListing);
