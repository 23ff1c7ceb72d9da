import { useLingui } from '@lingui/react/macro';
import { dataSubject } from '#contract/data-subject';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './account-data.module.css';
import { again } from './entry.ts';
import { ACCOUNT_DATA } from './path.ts';

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
          <a className={buttonClass({ variant: 'outline' })} href={dataSubject.exportData.path} download>
            <Icon name="download" />
            {t`Download everything`}
          </a>
        </p>
      ) : (
        <SignInAgain>{t`Numbers of documents are in it. Sign in once more, then download it here.`}</SignInAgain>
      )}
    </section>
  );
}

/** An open browser is not enough for what cannot be taken back. */
export function SignInAgain({ children }: { readonly children: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.small}>{children}</p>
      <p className={styles.press}>
        <Anchor className={buttonClass({ variant: 'neutral' })} href={again(ACCOUNT_DATA)}>
          {t`Sign in once more`}
        </Anchor>
      </p>
    </>
  );
}
