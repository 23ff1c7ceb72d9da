import { useLoaderData } from 'react-router';
import { Results } from '../../features/verticals/flights/results.tsx';
import { RefusedSearch } from '../../features/verticals/flights/refused-search.tsx';
import type { loader, ResultsData } from './data.ts';

export default function FlightResults() {
  const loaded = useLoaderData<typeof loader>() as ResultsData;
  return loaded.results ? (
    <Results results={loaded.results} address={loaded.address} />
  ) : (
    <RefusedSearch address={loaded.address} known={loaded.known} problems={loaded.problems} />
  );
}
