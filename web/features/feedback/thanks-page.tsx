import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { useFacts } from '../../facts.ts';
import { useHeadingFocus } from '../booking/use-heading-focus.ts';
import styles from './feedback.module.css';

/** After a message was sent. Loading it again sends nothing. */
export function ThanksPage({ confirmed }: { readonly confirmed: boolean }) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const heading = useHeadingFocus();
  return (
    <div className={styles.page}>
      <title>{`${t`Thank you`} | ${brand.name}`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>{t`Thank you, your message has arrived`}</h1>
        <p className={styles.lead}>{t`A person reads it. It helps to make the site better for everybody.`}</p>
        {confirmed && (
          <p className={styles.lead}>
            {t`We sent a short mail to the address that you gave, and write to it again where an answer helps.`}
          </p>
        )}
      </header>
      <p className={styles.ways}>
        <Anchor className={buttonClass({ variant: 'primary' })} href="/">{t`Go to the front page`}</Anchor>
        <Anchor className={buttonClass({ variant: 'neutral' })} href="/feedback">{t`Write something else`}</Anchor>
      </p>
    </div>
  );
}
