import { useLoaderData } from 'react-router';
import { Compare } from '../../features/verticals/stays/compare/compare.tsx';
import type { loader } from './data.ts';

export default function StayCompare() {
  return <Compare {...useLoaderData<typeof loader>()} />;
}

export { ResultsHeader as Header } from '../../features/verticals/stays/results-header.tsx';
