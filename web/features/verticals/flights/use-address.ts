import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { formatFlightAddress, formatFlightPath, parseFlightAddress } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';

/** Where a navigation leads, without the base under which this reader's pages stand. */
function pagePath(pathname: string): string {
  return pathname.slice(Math.max(0, pathname.indexOf('/flights/')));
}

type View = Partial<Pick<FlightAddress, 'sort' | 'filters' | 'bags' | 'show'>>;

/** Reads and changes what a results page shows; every change is an address, so Back undoes it. */
export function useAddress(current: FlightAddress) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const [wanted, setWanted] = useState<FlightAddress | null>(null);
  const shown = formatFlightAddress(current);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setWanted(null);
  }
  const coming = wanted ?? (pending && parseFlightAddress(pagePath(pending.pathname), pending.search));
  const address = coming && formatFlightPath(coming) === formatFlightPath(current) ? coming : current;

  const hrefOf = (view: View) => formatFlightAddress({ ...address, ...view });
  return {
    /** Where the page is going, so that a pressed control shows it at once. */
    address,
    hrefOf,
    hrefWith: (filters: FlightFilters) => hrefOf({ filters }),
    go: (view: View) => {
      setWanted({ ...address, ...view });
      void navigate(hrefOf(view), { preventScrollReset: true });
    },
  };
}
