import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import { LinkButton } from '#design/link-button';
import styles from '../shell/error-page.module.css';

/** A link of a mail that was ours: why it opens the booking no more, and the ways that do. */
export function LinkEnded({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="link-ended-title">
      <h1 id="link-ended-title">{t`This link no longer opens the booking`}</h1>
      <p>{problems[0]?.localizedDescription}</p>
      <p>
        {t`Open the link in the newest email about the booking, or find the booking with its reference and email address. If it belongs to your account, sign in.`}
      </p>
      <p>
        <LinkButton variant="primary" href="/booking/find">{t`Find my booking`}</LinkButton>
      </p>
    </section>
  );
}
