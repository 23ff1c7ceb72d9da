import { type MouseEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { type AuthState, identity } from '#contract/identity';
import { fetchApi } from '../../../api.ts';
import { publish } from '../../../events.ts';
import { type AccountFact, type AccountMenuFact, useFacts } from '../../../facts.ts';
import { askAuth } from '../../identity/auth-client.ts';
import { useAuthState } from '../../identity/use-auth-state.ts';
import { useHere } from '../../pickers/use-here.ts';
import { isOver } from '../use-over.ts';
import { nextAddress } from './next-address.ts';

interface Deed {
  /** A page that does it without scripts. */
  readonly href: string;
  readonly onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface AccountControl {
  readonly account: AccountFact;
  readonly menu: AccountMenuFact;
  /** Null until it is known. */
  readonly state: AuthState | null;
  /** Handle of the account that is being switched to, or the mode. */
  readonly turning: string | undefined;
  /** The last switch did not happen. */
  readonly failed: boolean;
  readonly switchTo: (handle: string) => void;
  readonly setMode: (mode: string) => void;
  readonly add: Deed;
  readonly signOut: Deed;
  /** Where an address is confirmed; null where that is done, [2.4-03]. */
  readonly confirm: string | null;
}

/** Who is signed in and what they can do about it; null for everybody else, [5-07b]. */
export function useAccount(): AccountControl | null {
  const { account, accountMenu: menu } = useFacts().chrome;
  const state = useAuthState(account !== undefined);
  const submit = useSubmit();
  const here = useHere();
  const turn = useTurn(here);
  if (!account || !menu) return null;
  const back = `?redir=${encodeURIComponent(here)}`;
  return {
    account,
    menu,
    state,
    ...turn,
    add: { href: `/s/ident/accounts${back}`, onPress: (event) => void addAccount(event) },
    signOut: {
      href: `/signout${back}`,
      onPress: (event) => {
        // With several accounts the page asks which of them go.
        if (!isPlain(event) || (state?.accountSwitcherItems.length ?? 0) > 1) return;
        event.preventDefault();
        void submit({ redir: here }, { method: 'post', action: '/signout' });
      },
    },
    confirm: account.confirmed ? null : `/s/ident/resend${back}`,
  };
}

type Turn = Pick<AccountControl, 'turning' | 'failed' | 'switchTo' | 'setMode'>;

/** One switch at a time, [4-05b]; the page is another one afterwards, and a failure is logged, [8-10a], and told. */
function useTurn(here: string): Turn {
  const { base } = useFacts();
  const [turning, setTurning] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  async function turn(what: string, input: { tokenId?: string; business?: string }): Promise<void> {
    if (turning !== undefined) return;
    setTurning(what);
    setFailed(false);
    try {
      const answer = await askAuth(() => fetchApi(identity.switchAccount, { ...input, redir: here }));
      const next = nextAddress(answer, { here, base });
      if (next === null) window.location.reload();
      else window.location.replace(next);
    } catch (error) {
      console.error('The account was not switched', error);
      setTurning(undefined);
      setFailed(true);
      // It may have been signed out elsewhere.
      publish('header-reload', {});
    }
  }
  return {
    turning,
    failed,
    switchTo: (handle) => void turn(handle, { tokenId: handle }),
    setMode: (mode) => void turn(mode, { business: String(mode === 'business') }),
  };
}

/** [4-05d] The next who signs in joins the accounts of this browser; the dialog reloads the page then. */
async function addAccount(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (!isPlain(event)) return;
  event.preventDefault();
  const menu = event.currentTarget.closest<HTMLElement>('[popover]');
  try {
    await askAuth(() => fetchApi(identity.add, {}));
  } catch (error) {
    console.error('No account can be added', error);
    return;
  }
  publish('sign-in-wanted', { mode: 'add' });
  if (isOver(menu)) menu.hidePopover();
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
