import { useLingui } from '@lingui/react/macro';
import { NavLink } from '#design/nav-link';
import { useFacts } from '../../facts.ts';
import styles from './frame-tabs.module.css';
import { usePrimaryItems } from './use-nav-items.ts';

/** From one search form to the other in a partner's frame, which has no header; nothing where there is only one. */
export function FrameTabs() {
  const { t } = useLingui();
  const { primary } = useFacts().chrome;
  const items = usePrimaryItems('search').filter((_, at) => primary[at]?.verticalName !== undefined);
  if (items.length < 2) return null;
  return (
    <nav aria-label={t`What to search`} className={styles.tabs}>
      {items.map((item) => (
        <NavLink key={item.href} item={item} className={styles.tab} />
      ))}
    </nav>
  );
}
