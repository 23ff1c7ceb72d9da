import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { useFacts } from '../../facts.ts';

/** Where the mail is that something was just said of: a demo sends none. */
export function DemoMail() {
  const { t } = useLingui();
  const { mode } = useFacts();
  if (mode !== 'demo') return null;
  return (
    <>
      {t`This demo shows emails on a page instead of sending them.`} <Link href="/dev/mail">{t`Read the email`}</Link>
    </>
  );
}
