import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Header } from '#design/header';
import { useFacts } from '../facts.ts';
import type { PageHandle } from './layout.tsx';

/** Logo, what can be searched, and the way to one's booking; on checkout the logo alone. */
export function SiteHeader({ summary }: { readonly summary?: ReactNode }) {
  const { t } = useLingui();
  const { brand, currency } = useFacts();
  const name = brand.name;
  const home = { href: '/', label: t`${name}, front page`, name };
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  if (handle?.shell === 'checkout') return <Header home={home} />;
  return (
    <Header
      home={home}
      summary={summary}
      tabs={{ label: t`What to search`, items: [{ href: '/', text: t`Flights`, icon: 'plane', current: true }] }}
      actions={[{ href: '/booking/find', text: t`Find my booking`, icon: 'ticket' }, { text: currency }]}
    />
  );
}
