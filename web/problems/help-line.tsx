import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { useFacts } from '../facts.ts';
import styles from '../shell/error-page.module.css';

/** Where somebody who is stuck finds help, as the brand or its operator says. */
export function HelpLine() {
  const { t } = useLingui();
  const { email, phone, help } = useFacts().chrome.support;
  return (
    <p className={styles.row}>
      <span>{t`Need help?`}</span>
      <Link href={help}>{t`Read our help pages`}</Link>
      <Link href={`mailto:${email}`}>{email}</Link>
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      )}
    </p>
  );
}
