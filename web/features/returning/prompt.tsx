import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { Button } from '#design/button';
import { CornerCard } from '#design/corner-card';
import { LinkButton } from '#design/link-button';
import { publish } from '../../events.ts';
import { useFacts } from '../../facts.ts';
import { wakeIslands } from '../../island.tsx';

interface PromptProps {
  /** Path and query of the page, to come back to. */
  readonly here: string;
  readonly onClose: () => void;
}

/** Goes away by itself as soon as a form is used: it never lies over what somebody is doing. */
export function Prompt({ here, onClose }: PromptProps) {
  const { t } = useLingui();
  const { links } = useFacts().chrome.signIn;
  const giveWay = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('form')) onClose();
  });
  useEffect(() => {
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, []);
  const link = links.find(({ to }) => to === 'sign-in');
  if (!link) return null;
  const href = `${link.url}${link.url.includes('?') ? '&' : '?'}redir=${encodeURIComponent(here)}`;
  const signIn = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    // The header that holds the dialog may still sleep.
    const opened = wakeIslands().then(() => publish('sign-in-wanted', { mode: 'default' }));
    void opened.catch(() => false).then((shown) => (shown ? onClose() : window.location.assign(address)));
  };
  return (
    <CornerCard
      title={t`Welcome back`}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <>
          <LinkButton href={href} variant="primary" onClick={signIn}>
            {t`Sign in`}
          </LinkButton>
          <Button variant="quiet" onClick={onClose}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      <p>{t`Sign in to see your travellers and bookings.`}</p>
    </CornerCard>
  );
}
