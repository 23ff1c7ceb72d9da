import { useState } from 'react';
import { type Chrome, useFacts } from '../../facts.ts';

/** By what a document began with: the header is another one on a page of results, and the choice outlives it. */
const chosen = new WeakMap<Chrome, boolean>();

/** Until the browser is closed, for the next document; it says nothing about the reader but this. */
function keep(open: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `wf-drawer=${open ? 'open' : 'closed'}; Path=/; SameSite=Lax${secure}`;
}

/** Whether the drawer is wanted beside the page: what the server says, until the reader opens or closes it. */
export function useDrawerChoice(): readonly [wanted: boolean, choose: (open: boolean) => void] {
  const { chrome } = useFacts();
  const [wanted, setWanted] = useState(() => chosen.get(chrome) ?? chrome.drawer.open);
  const choose = (open: boolean): void => {
    chosen.set(chrome, open);
    keep(open);
    setWanted(open);
  };
  return [wanted, choose];
}
