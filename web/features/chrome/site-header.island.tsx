import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Header } from '#design/header';
import { useFacts } from '../../facts.ts';
import { Choices } from '../pickers/choices.island.tsx';
import type { PageHandle } from '../../shell/layout.tsx';
import { usePrimaryItems } from './use-nav-items.ts';

/**
 * Logo, what can be searched, and the way to one's booking; on checkout and inside a partner's site the logo alone. In its
 * frame nothing, unless there is a search to show.
 */
export function PageHeader({ summary }: { readonly summary?: ReactNode }) {
  const { t } = useLingui();
  const { brand, chrome } = useFacts();
  const name = brand.name;
  const home = { href: '/', label: t`${name}, front page`, name };
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const items = usePrimaryItems(handle?.pageId);
  if (handle?.shell === 'checkout') return <Header home={home} />;
  if (chrome.presentation === 'frame' && !summary) return null;
  if (chrome.presentation !== 'site') return <Header home={home} summary={summary} />;
  return (
    <Header
      home={home}
      summary={summary}
      tabs={{ label: t`What to search`, more: t`More`, items }}
      actions={[{ href: '/booking/find', text: t`Find my booking`, icon: 'ticket' }]}
      choices={<Choices />}
    />
  );
}
