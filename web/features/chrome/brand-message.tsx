import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { banner as calls } from '#contract/layout';
import { Banner } from '#design/banner';
import { IconButton } from '#design/button';
import { fetchApi } from '../../api.ts';
import { useFacts } from '../../facts.ts';
import styles from './brand-message.module.css';

/** The brand's message, until its reader closes it; closed, it stays away until there is another. */
export function BrandMessage({ pinned }: { readonly pinned: boolean }) {
  const { t } = useLingui();
  const { base, chrome } = useFacts();
  const { banner } = chrome;
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState<string>();
  if (!banner || banner.id === closed) return null;
  const { id } = banner;
  function close(event: SubmitEvent): void {
    event.preventDefault();
    setClosed(id);
    document.querySelector<HTMLElement>('[data-top]')?.focus();
    // It is gone from this page; should the server not hear of it, it shows once more on the next.
    fetchApi(calls.close, { id }).catch(() => undefined);
  }
  return (
    <Banner
      label={t`Message`}
      text={banner.text}
      link={banner.link}
      pinned={pinned}
      close={
        <form method="post" action="/i/message/close" className={styles.close} onSubmit={close}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="back" value={base + pathname + search} />
          <IconButton type="submit" icon="x" label={t`Close message`} />
        </form>
      }
    />
  );
}
