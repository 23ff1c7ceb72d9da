import { useLingui } from '@lingui/react/macro';
import type { ProviderName } from '#contract/identity';
import type { SignInPanelProps } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { useHost } from './host.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

type Others = Omit<NonNullable<SignInPanelProps['others']>, 'or'>;

/** Buttons of the other sites that are configured: an address each, which the dialog opens in a window of its own. */
export function useProviderWays(): Others | undefined {
  const { t } = useLingui();
  const { providers } = useFacts().chrome.signIn;
  const { redir, adding, asking, beginWith } = useHost();
  const begin = asking ? (id: ProviderName) => asking.ask(id) : beginWith;
  if (!providers) return undefined;
  const query = new URLSearchParams({ ...(adding && { mode: 'add' }), redir }).toString();
  return {
    providers: {
      label: t`Continue with another site`,
      providers: providers.map((id) => {
        const name = PROVIDER_NAMES[id];
        return { id, name, label: t`Continue with ${name}`, href: `/login/with/${id}?${query}` };
      }),
      ...(begin && {
        onPress(id: string, event: { preventDefault: () => void }) {
          event.preventDefault();
          begin(id as ProviderName);
        },
      }),
    },
  };
}
