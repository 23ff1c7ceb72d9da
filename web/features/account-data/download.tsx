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
import { ACCOUNT_DATA } from './path.ts';
import { resumeAt } from './wish.ts';

const KEY = 'download';

/** The archive. It holds numbers of documents, so only a sign-in of this moment opens it. */
export function Download({ fresh }: { readonly fresh: boolean }) {
  const { t } = useLingui();
  return (
    <section className={styles.part} aria-labelledby="download">
      <h2 id="download">{t`Take it with you`}</h2>
      <p>
        {t`One ZIP file with your account, travellers, bookings, payments and messages. A page inside says what is where; programs can read the rest (JSON).`}
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
      <p className={styles.small}>{t`Numbers of documents are in it. Sign in once more, then it comes.`}</p>
      <p className={styles.press}>
        <Anchor
          className={buttonClass({ variant: 'neutral' })}
          href={again(resumeAt(ACCOUNT_DATA, KEY))}
          onClick={press}
        >
          {t`Sign in once more`}
        </Anchor>
      </p>
    </>
  );
}
