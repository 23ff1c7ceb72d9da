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
      heading={t`Thank you, your message has arrived`}
      lead={t`A person reads it. It helps to make the site better for everybody.`}
      more={
        confirmed && t`We sent a short mail to the address that you gave, and write to it again where an answer helps.`
      }
      width="form"
    >
      <p className={styles.ways}>
        <Anchor className={buttonClass({ variant: 'primary' })} href="/">{t`Go to the front page`}</Anchor>
        <Anchor className={buttonClass({ variant: 'neutral' })} href="/feedback">{t`Write something else`}</Anchor>
      </p>
    </ColumnPage>
  );
}
