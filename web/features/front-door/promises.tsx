import { useLingui } from '@lingui/react/macro';
import styles from './promises.module.css';

/** What this site does differently, in four sentences; `badges` names some of those that its lists give. */
export function Promises({ badges }: { readonly badges: string }) {
  const { t } = useLingui();
  const said = [
    [t`The price you see is the price you pay`, t`If it changes before you pay, we tell you how much and why.`],
    [t`No countdowns, no crowds`, t`No visitor counters and no pre-selected boxes.`],
    [t`Refunds shown as amounts`, t`See your refund before you book, and until when it applies.`],
    [t`Every label explained`, badges],
  ] as const;
  return (
    <section aria-label={t`What you can count on`}>
      <dl className={styles.promises}>
        {said.map(([title, text]) => (
          <div key={title} className={styles.promise}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
