import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { useFacts } from '../../../facts.ts';
import { ACCOUNT_DATA } from '../paths.ts';
import styles from './account.module.css';

/** What is known and what was agreed to. */
export function PrivacyPart() {
  const { t } = useLingui();
  const { consent = [] } = useFacts();
  return (
    <div className={styles.sheet}>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div className={styles.line}>
            <div className={styles.what}>
              <Icon name="shield-check" />
              <div className={styles.words}>
                <p className={styles.name}>{t`Data sharing in this browser`}</p>
                <p className={styles.fact}>
                  {consent.length === 0
                    ? t`Only what the site needs to work. We don’t share your data for advertising.`
                    : t`You agreed to more than the site needs to work.`}
                </p>
              </div>
            </div>
            <LinkButton size="compact" variant="neutral" href="/privacy">
              {t`How we use data`}
            </LinkButton>
          </div>
        </li>
        <li className={styles.row}>
          <div className={styles.line}>
            <div className={styles.what}>
              <Icon name="download" />
              <div className={styles.words}>
                <p className={styles.name}>{t`Your data`}</p>
                <p className={styles.fact}>{t`Download your data, see account activity or delete your account.`}</p>
              </div>
            </div>
            <LinkButton size="compact" variant="neutral" href={ACCOUNT_DATA}>
              {t`Manage your data`}
            </LinkButton>
          </div>
        </li>
      </ul>
    </div>
  );
}
