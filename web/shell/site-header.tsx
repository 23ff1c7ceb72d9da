import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useFacts } from '../facts.ts';
import styles from './layout.module.css';

export function SiteHeader({ shell }: { readonly shell: 'site' | 'checkout' }) {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/" aria-label={t`${brand.name}, front page`}>
        {brand.name}
      </Link>
      {shell === 'site' && (
        <nav aria-label={t`Main`}>
          <Link to="/booking/find">{t`Find my booking`}</Link>
        </nav>
      )}
    </header>
  );
}
