import { useEffect, useState } from 'react';
import { isPhone, usePhone } from '#design/cell-panel';
import { formatFilters, search } from '#contract/search';
import type { Day, FlightAddress } from '#contract/search';
import { fetchApi } from '../../../../api.ts';
import { datesAround, type Dates, type Move } from './days-around.ts';

export interface DaysAround {
  readonly move: Move;
  readonly dates: readonly Dates[];
  /** What is known of them; null while nothing is. */
  readonly days: readonly Day[] | null;
  readonly pending: boolean;
}

interface Known {
  readonly key: string;
  /** Null when they could not be had. */
  readonly days: readonly Day[] | null;
}

const KEPT = 16;
/** The strip, the sheet and an empty list show the same days of one search. */
const asked = new Map<string, Promise<readonly Day[]>>();

/** The days around a search with their prices, asked while `shown`; on a phone that is when the reader opens them. */
export function useDays(
  id: string,
  address: FlightAddress,
  move: Move,
  shown: 'always' | 'not on phones' | false,
): DaysAround {
  const [known, setKnown] = useState<Known>();
  const phone = usePhone();
  const fs = formatFilters(address.filters);
  const key = `${id} ${move} ${fs}`;
  useEffect(() => {
    // The device itself is looked at: what the hook says is known one effect later.
    if (!shown || (shown === 'not on phones' && isPhone())) return undefined;
    let gone = false;
    const take = (days: Known['days']) => void (gone || setKnown({ key, days }));
    askDays(key, { id, move, fs }).then(take, () => take(null));
    return () => {
      gone = true;
    };
  }, [id, fs, key, move, shown, phone]);
  const answered = known?.key === key;
  return { move, dates: datesAround(address, move), days: answered ? known.days : null, pending: !answered };
}

function askDays(key: string, input: { id: string; move: Move; fs: string }): Promise<readonly Day[]> {
  const before = asked.get(key);
  if (before) return before;
  const answer = fetchApi(search.days, input).then(({ days }) => days);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  for (const oldest of asked.keys()) {
    if (asked.size <= KEPT) break;
    asked.delete(oldest);
  }
  return answer;
}
