import { Trans } from '@lingui/react/macro';
import { useFacts } from '../facts.ts';
import styles from './layout.module.css';

export function SiteFooter({ shell }: { readonly shell: 'site' | 'checkout' }) {
  const { brand, now, mode } = useFacts();
  const year = now.slice(0, 4);
  const name = brand.name;
  return (
    <footer className={styles.footer}>
      <small>
        <Trans>
          © {year} {name}
        </Trans>
      </small>
      {shell === 'site' && mode === 'demo' && (
        <small>
          <Trans>Sample inventory: carriers, fares and bookings here are invented.</Trans>
        </small>
      )}
    </footer>
  );
}
