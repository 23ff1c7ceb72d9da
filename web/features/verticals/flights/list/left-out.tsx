import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { FlightAddress } from '#contract/search';
import type { ListedResults } from '../listed.ts';

const MOST_STOPS = 2;

interface LeftOut {
  /** Said above the list. */
  readonly note: ReactNode;
  /** Said below it. */
  readonly text: string | null;
}

/** Flights that a list does without: there are more than can be compared in time. */
export function useLeftOut({ certificate }: ListedResults, { filters }: FlightAddress): LeftOut {
  const { t } = useLingui();
  const bounds = certificate.slices.flatMap(({ pruned }) => pruned.map(({ bound }) => bound));
  const asks = (stops: number): boolean => filters.stops?.includes(stops) !== false;
  const slow = bounds.includes('slowTwoStops') && asks(MOST_STOPS);
  const slowest = bounds.includes('slowOneStop') && (asks(1) || asks(MOST_STOPS));
  return {
    note: bounds.includes('twoStops') && (
      <Note title={t`Flights with two stops are not shown`}>
        <p>{t`There are too many between so many cities. Choose fewer cities to see them.`}</p>
      </Note>
    ),
    text: slowest
      ? t`Flights with two stops and the slowest with one are not shown: there are too many to compare.`
      : slow
        ? t`The slowest flights with two stops are not shown: there are too many to compare.`
        : null,
  };
}
