import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { dataSubject } from '#contract/data-subject';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { useFacts } from '../../facts.ts';
import styles from './account-data.module.css';
import { again, againFor } from './entry.ts';
import { ACCOUNT_DATA } from '../account/paths.ts';
import { resumeAt } from './wish.ts';

const KEY = 'download';

/** The archive. It holds numbers of documents, so only a sign-in of this moment opens it. */
export function Download({ fresh }: { readonly fresh: boolean }) {
  const { t } = useLingui();
  return (
    <section className={styles.part} aria-labelledby="download">
      <h2 id="download">{t`Download your data`}</h2>
      <p>
        {t`One ZIP file with your account, travellers, bookings, payments and messages. It includes a guide to the contents; the rest is machine-readable (JSON).`}
      </p>
      {fresh ? (
        <p className={styles.press}>
          <a
            className={buttonClass({ variant: 'outline' })}
            href={dataSubject.exportData.path}
            download
            data-resume={KEY}
          >
            <Icon name="download" />
            {t`Download everything`}
          </a>
        </p>
      ) : (
        <SignInFirst />
      )}
    </section>
  );
}

/** An open browser is not enough for what cannot be taken back. */
function SignInFirst() {
  const { t } = useLingui();
  const { chrome } = useFacts();
  const navigate = useNavigate();
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    const who = chrome.account?.email ?? '';
    void againFor({ path: ACCOUNT_DATA, key: KEY, who }).then((to) => navigate(to, { replace: true }));
  };
  return (
    <>
      <p className={styles.small}>{t`It contains document numbers. Sign in again to download it.`}</p>
      <p className={styles.press}>
        <Anchor
          className={buttonClass({ variant: 'neutral' })}
          href={again(resumeAt(ACCOUNT_DATA, KEY))}
          onClick={press}
        >
          {t`Sign in again`}
        </Anchor>
      </p>
    </>
  );
}
