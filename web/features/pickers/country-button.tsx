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

interface CountryButtonProps {
  /** Class of a whole line, which says in words what is chosen. */
  readonly row?: string | undefined;
}

/** Country and language: a link to the list of all, which scripts open over the page. */
export function CountryButton({ row }: CountryButtonProps) {
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
        className={row ?? styles.button}
        data-opens="country"
        aria-label={row === undefined ? t`Country and language: ${country}, ${language}` : undefined}
      >
        <Icon name="globe" />
        {row !== undefined && <span>{t`Country and language`}</span>}
        <span className={row === undefined ? styles.name : styles.value}>{`${country} · ${language}`}</span>
      </Anchor>
      {part && <part.CountryOverlay here={here} onClose={close} onFail={fail} />}
    </>
  );
}
