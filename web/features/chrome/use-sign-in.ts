import { useLingui } from '@lingui/react/macro';
import type { IconName } from '#design/icon';
import { useFacts } from '../../facts.ts';
import { useHere } from '../pickers/use-here.ts';

export interface SignInItem {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
}

/** Sign-in and sign-up where the server allows them, each with the way back to this page. */
export function useSignIn(): readonly SignInItem[] {
  const { t } = useLingui();
  const here = useHere();
  const { allowed, links } = useFacts().chrome.signIn;
  if (!allowed) return [];
  const words = { 'sign-in': [t`Sign in`, 'log-in'], 'sign-up': [t`Create an account`, 'user-plus'] } as const;
  return links.map(({ to, url }) => {
    const [text, icon] = words[to];
    return { href: `${url}${url.includes('?') ? '&' : '?'}redir=${encodeURIComponent(here)}`, text, icon };
  });
}
