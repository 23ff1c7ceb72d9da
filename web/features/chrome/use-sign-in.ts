import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { IconName } from '#design/icon';
import { publish } from '../../events.ts';
import { useFacts } from '../../facts.ts';
import type { OfferedMode } from '../identity/flow.ts';
import { useHere } from '../pickers/use-here.ts';
import { isOver } from './use-over.ts';

export interface SignInItem {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
  /** Opens the dialog in place of the page. */
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Sign-in and sign-up where the server allows them, each with the way back to this page. */
export function useSignIn(): readonly SignInItem[] {
  const { t } = useLingui();
  const here = useHere();
  const { allowed, links } = useFacts().chrome.signIn;
  if (!allowed) return [];
  const words = {
    'sign-in': [t`Sign in`, 'log-in'],
    'sign-up': [t`Create an account`, 'user-plus'],
    verify: [t`Finish signing in: one step left`, 'log-in'],
  } as const;
  return links.map(({ to, url }) => {
    const [text, icon] = words[to];
    const href = `${url}${url.includes('?') ? '&' : '?'}redir=${encodeURIComponent(here)}`;
    if (to === 'verify') return { href, text, icon };
    return { href, text, icon, onPress: (event) => openDialog(event, to === 'sign-up' ? 'signup' : 'default') };
  });
}

/**
 * The dialog over this page where there is one, in place of the menu that it was asked for in; else the link is followed, as with
 * a key that asks for another window.
 */
function openDialog(event: MouseEvent<HTMLAnchorElement>, mode: OfferedMode): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const menu = event.currentTarget.closest<HTMLElement>('[popover]');
  if (!publish('sign-in-wanted', { mode })) return;
  event.preventDefault();
  if (isOver(menu)) menu.hidePopover();
}
