import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** How a vertical writes a results page as an address, and reads it back. */
export interface AddressForm<A> {
  /** What its paths begin with: `/flights/`. */
  readonly root: string;
  readonly parse: (pathname: string, search: string) => A | undefined;
  readonly format: (address: A) => string;
  /** The part of the address that names the search itself. */
  readonly path: (address: A) => string;
}

/** Reads and changes what a results page shows; every change is an address, so Back undoes it. */
export function useAddress<A extends object>(form: AddressForm<A>, current: A) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const [wanted, setWanted] = useState<A | null>(null);
  const shown = form.format(current);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setWanted(null);
  }
  const coming = wanted ?? (pending && form.parse(pagePath(form, pending.pathname), pending.search));
  const address = coming && form.path(coming) === form.path(current) ? coming : current;

  const hrefOf = (view: Partial<A>) => form.format({ ...address, ...view });
  return {
    /** Where the page is going, so that a pressed control shows it at once. */
    address,
    hrefOf,
    go: (view: Partial<A>) => {
      setWanted({ ...address, ...view });
      void navigate(hrefOf(view), { preventScrollReset: true });
    },
  };
}

/** Where a navigation leads, without the base under which this reader's pages stand. */
function pagePath<A>({ root }: AddressForm<A>, pathname: string): string {
  return pathname.slice(Math.max(0, pathname.indexOf(root)));
}
