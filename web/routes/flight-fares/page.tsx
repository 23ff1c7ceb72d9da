import { useActionData, useLoaderData } from 'react-router';
import { Fares } from '../../features/verticals/flights/fares.tsx';
import { FaresGone } from '../../features/verticals/flights/fares-gone.tsx';
import type { action, FaresData, loader } from './data.ts';

export default function FlightFares() {
  const loaded = useLoaderData<typeof loader>() as FaresData;
  const refused = useActionData<typeof action>();
  if (loaded.kind === 'gone') return <FaresGone instead={loaded.instead} address={loaded.address} />;
  return (
    <Fares
      detail={loaded.detail}
      address={loaded.address}
      formtoken={loaded.formtoken}
      cart={loaded.cart}
      held={loaded.held}
      problems={refused?.problems ?? []}
    />
  );
}

export { ResultsHeader as Header } from '../../features/verticals/flights/results-header.tsx';
