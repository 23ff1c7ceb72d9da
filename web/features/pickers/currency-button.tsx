import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { useFacts, useFlag } from '../../facts.ts';
import styles from './buttons.module.css';
import { useHere } from './use-here.ts';
import { useOverlay } from './use-overlay.ts';

const OVERLAY = {
  module: 'web/features/pickers/currency-overlay.tsx',
  importer: () => import('./currency-overlay.tsx'),
};

interface CurrencyButtonProps {
  /** Class of a whole line, which says in words what is chosen. */
  readonly row?: string | undefined;
  /** Where the page reads its data again by itself; else it is loaded again. */
  readonly onChange?: (currency: string) => void;
}

/** The currency that prices are asked in: a link to a form, which scripts open as a picker. */
export function CurrencyButton({ row, onChange }: CurrencyButtonProps) {
  const { t } = useLingui();
  const { currency } = useFacts();
  const here = useHere();
  const { part, failed, anchor, opens, close, fail } = useOverlay(OVERLAY);
  if (!useFlag('pickers.currency', true) || failed) return null;
  return (
    <>
      <Anchor
        {...opens}
        href={`/currency?back=${encodeURIComponent(here)}`}
        className={row ?? styles.button}
        data-opens="currency"
        aria-label={row === undefined ? t`Currency: ${currency}` : undefined}
      >
        {row === undefined ? (
          currency
        ) : (
          <>
            <Icon name="coins" />
            <span>{t`Currency`}</span>
            <span className={styles.value}>{currency}</span>
          </>
        )}
      </Anchor>
      {part && <part.CurrencyOverlay {...{ anchor, here, onChange }} onClose={close} onFail={fail} />}
    </>
  );
}
