import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { ColumnPage } from '../column/column-page.tsx';
import styles from './feedback.module.css';

/** After a message was sent. Loading it again sends nothing. */
export function ThanksPage({ confirmed }: { readonly confirmed: boolean }) {
  const { t } = useLingui();
  return (
    <ColumnPage
      title={t`Thank you`}
      heading={t`Thank you, we received your message`}
      lead={t`We read every message. Yours helps us improve the site.`}
      more={confirmed && t`We sent a short confirmation to your email address and will reply there if an answer helps.`}
      width="form"
    >
      <p className={styles.ways}>
        <Anchor className={buttonClass({ variant: 'primary' })} href="/">{t`Go to the homepage`}</Anchor>
        <Anchor className={buttonClass({ variant: 'neutral' })} href="/feedback">{t`Send another message`}</Anchor>
      </p>
    </ColumnPage>
  );
}
