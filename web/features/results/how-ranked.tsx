import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Disclosure } from '#design/disclosure';
import { useFormat } from '../../format.ts';
import { HOW_RANKED } from './offer-cards.tsx';
import styles from './results.module.css';

interface HowRankedProps {
  /** Names the usual order. */
  readonly title: string;
  /** Its formula with the weights; null while no source has answered. */
  readonly formula: ReactNode;
  /** What was looked at to make this list. */
  readonly children: ReactNode;
}

/** How the usual order is made, and out of what. */
export function HowRanked({ title, formula, children }: HowRankedProps) {
  const { t } = useLingui();
  return (
    <div className={styles.ranked}>
      <Disclosure summary={title}>
        <div id={HOW_RANKED}>{formula ?? <p>{t`No source has responded yet.`}</p>}</div>
      </Disclosure>
      <Disclosure summary={t`How we searched`}>{children}</Disclosure>
    </div>
  );
}

interface LeftOutProps {
  readonly reasons: readonly { readonly count: number; readonly reason: string }[];
}

/** What is not in the list, and why; reasons that hit nothing are not told. */
export function LeftOut({ reasons }: LeftOutProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ul>
      {reasons.map(
        (row) => row.count > 0 && <li key={row.reason}>{t`${format.number(row.count)} excluded: ${row.reason}`}</li>,
      )}
    </ul>
  );
}
