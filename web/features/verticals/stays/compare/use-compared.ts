import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatStayPath, MOST_COMPARED, parseCompared } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { withChosen } from './list-address.ts';

/** Of this visit only, by search: filters and orders change the address, the choice stays. */
const chosen = new Map<string, readonly string[]>();
/** Names of what was chosen and is not in the list any more, since a filter narrowed it. */
export const knownNames = new Map<string, string>();
const inBrowser = typeof document !== 'undefined';

/** Who is chosen to be compared in a search; the address says it too, so that it survives a reload. */
export function useCompared(address: StayAddress) {
  const path = formatStayPath(address);
  const { pathname, search } = useLocation();
  const [keys, setKeys] = useState<readonly string[]>(() => {
    const said = parseCompared(search).slice(0, MOST_COMPARED);
    return said.length > 0 || !inBrowser ? said : (chosen.get(path) ?? []);
  });
  useEffect(() => {
    chosen.set(path, keys);
    const { pathname: here, search: query, hash } = window.location;
    const href = here + query + hash;
    const wanted = withChosen(href, keys);
    if (here === pathname && wanted !== href) history.replaceState(history.state, '', wanted);
  }, [path, keys, pathname, search]);
  return { keys, setKeys };
}
