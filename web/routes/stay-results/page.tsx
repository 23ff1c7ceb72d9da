import { useLoaderData } from 'react-router';
import { Results } from '../../features/verticals/stays/results.tsx';
import type { loader } from './data.ts';

export default function StayResults() {
  const { results, address } = useLoaderData<typeof loader>();
  return <Results results={results} address={address} />;
}

export { ResultsHeader as Header } from '../../features/verticals/stays/results-header.tsx';
