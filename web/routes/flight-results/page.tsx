import { useLoaderData } from 'react-router';
import { Results } from '../../features/verticals/flights/results.tsx';
import type { loader } from './data.ts';

export default function FlightResults() {
  const { results, address } = useLoaderData<typeof loader>();
  return <Results results={results} address={address} />;
}

export { ResultsHeader as Header } from '../../features/verticals/flights/results-header.tsx';
