import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { useFacts, useFlag } from '../../facts.ts';
import styles from './buttons.module.css';
import { useHere } from './use-here.ts';
import { useOverlay } from './use-overlay.ts';

const OVERLAY = {
  module: 'web/features/pickers/country-overlay.tsx',
  importer: () => import('./country-overlay.tsx'),
};

/** Country and language: a link to the list of all, which scripts open over the page. */
export function CountryButton() {
  const { t } = useLingui();
  const { country, locale } = useFacts();
  const here = useHere();
  const { part, failed, opens, close, fail } = useOverlay(OVERLAY);
  const language = locale.split('-', 1)[0]?.toUpperCase() ?? '';
  if (!useFlag('pickers.country', true) || failed) return null;
  return (
    <>
      <Anchor
        {...opens}
        href={`/site?back=${encodeURIComponent(here)}`}
        className={styles.button}
        data-opens="country"
        aria-label={t`Country and language: ${country}, ${language}`}
      >
        <Icon name="globe" />
        <span className={styles.name}>{`${country} · ${language}`}</span>
      </Anchor>
      {part && <part.CountryOverlay here={here} onClose={close} onFail={fail} />}
    </>
  );
}
