import { useLoaderData } from 'react-router';
import { NightsOfPlace } from '../../features/verticals/stays/nights-of-place.tsx';
import type { loader } from './data.ts';

export default function StayNights() {
  const { address, area, searchId, nights } = useLoaderData<typeof loader>();
  return <NightsOfPlace address={address} area={area} searchId={searchId} nights={nights} />;
}

export { ResultsHeader as Header } from '../../features/verticals/stays/results-header.tsx';
