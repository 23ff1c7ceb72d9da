import { useLingui } from '@lingui/react/macro';
import styles from './promises.module.css';

/** What this site does differently, in four sentences; `badges` names some of those that its lists give. */
export function Promises({ badges }: { readonly badges: string }) {
  const { t } = useLingui();
  const said = [
    [t`The price shown is the price paid`, t`If it moves before you pay, we say by how much and why.`],
    [t`No countdowns, no crowds`, t`No visitor counters and no pre-ticked boxes.`],
    [t`Refunds are shown in money`, t`You see what you get back before you book, and until when.`],
    [t`Every badge explains itself`, badges],
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
