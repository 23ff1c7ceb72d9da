import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import styles from '../shell/error-page.module.css';
import { WaysToBooking } from './ways-to-booking.tsx';

/** A link of a mail that was ours: why it opens the booking no more, and the ways that do. */
export function LinkEnded({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="link-ended-title">
      <h1 id="link-ended-title">{t`This link no longer opens the booking`}</h1>
      <p>{problems[0]?.localizedDescription}</p>
      <WaysToBooking />
    </section>
  );
}
