import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChipList, LinkChip } from '#design/chip';
import { useHydrated } from '#design/hydrated';
import { Switch } from '#design/switch';
import { areKept } from '../../features/verticals/flights/kept-searches.ts';
import { keepSearches, recentSearches } from '../../features/verticals/flights/recent-searches.ts';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import styles from './carry-on.module.css';

/** The last searches: of this visit, and of earlier ones where the reader wants them kept in this browser. */
export function CarryOn() {
  // A server knows nothing of them.
  return useHydrated() ? <Recent /> : null;
}

function Recent() {
  const { t } = useLingui();
  const format = useFormat();
  const { now } = useFacts();
  const [kept, setKept] = useState(areKept);
  const searches = recentSearches(now.slice(0, 10));
  // Once there it stays: who switches it off may think again.
  const [shown] = useState(kept || searches.length > 0);
  if (!shown) return null;
  return (
    <div className={styles.carryOn}>
      {searches.length > 0 && (
        <>
          <span aria-hidden="true">{t`Recent searches`}</span>
          <ChipList label={t`Recent searches`}>
            {searches.map(({ href, from, to, depart, return: back }) => {
              const days = [depart, back].flatMap((day) => (day === null ? [] : format.day(day, 'brief'))).join(' – ');
              return (
                <LinkChip key={href} href={href} icon="history">
                  <b>{t`${from} to ${to}`}</b> {back === null ? t`${days}, one way` : days}
                </LinkChip>
              );
            })}
          </ChipList>
        </>
      )}
      <Switch
        label={t`Keep my last five searches in this browser`}
        checked={kept}
        onChange={(event) => setKept(keepSearches(event.target.checked) && event.target.checked)}
      />
    </div>
  );
}
