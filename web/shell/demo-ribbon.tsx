import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../facts.ts';
import styles from './demo-ribbon.module.css';

/** Says on every page of a demo that nothing here is real. One line, in the flow of the page. */
export function DemoRibbon() {
  const { t } = useLingui();
  const { mode } = useFacts();
  if (mode !== 'demo') return null;
  return (
    <aside className={styles.ribbon} aria-label={t`About this site`}>
      {t`Sample data: nothing here can be flown or charged`}
    </aside>
  );
}
