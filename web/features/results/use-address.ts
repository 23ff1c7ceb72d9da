import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { localPath } from '../../local-path.ts';
import type { AddressForm, ListView } from './listing.ts';

/** What of an address another one says otherwise. */
type Change<A extends ListView> = Partial<A> | { readonly filters: A['filters'] };

/** Reads and changes what a results page shows; every change is an address, so Back undoes it. */
export function useAddress<A extends ListView>(form: AddressForm<A>, current: A) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const [wanted, setWanted] = useState<A | null>(null);
  const shown = form.format(current);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setWanted(null);
  }
  const coming = wanted ?? (pending && form.parse(localPath(pending.pathname, form.root), pending.search));
  const address = coming && form.path(coming) === form.path(current) ? coming : current;

  // Another order or other filters make another list: it is read from its beginning.
  const changed = (view: Change<A>): A => ({ ...address, skip: 0, ...view });
  const hrefOf = (view: Change<A>) => form.format(changed(view));
  return {
    /** Where the page is going, so that a pressed control shows it at once. */
    address,
    hrefOf,
    go: (view: Change<A>) => {
      setWanted(changed(view));
      void navigate(hrefOf(view), { preventScrollReset: true });
    },
  };
}
