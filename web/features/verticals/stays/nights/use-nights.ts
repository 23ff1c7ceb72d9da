import { useEffect, useState } from 'react';
import { search } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { fetchApi } from '../../../../api.ts';
import { useFacts } from '../../../../facts.ts';
import { keepSearch, withSearch } from '../../../results/search-ids.ts';
import { queryOf } from '../asked.ts';
import { type AnsweredNights, askNights, type NightsChoice } from './asked-nights.ts';

interface Asked {
  readonly searchId: string;
  readonly address: StayAddress;
  readonly offerKey: string | undefined;
  readonly choice: NightsChoice;
  /** What the server answered with the page. */
  readonly first: AnsweredNights | null;
}

const KEPT = 24;
/** Months that were looked at: going back to one asks nobody. */
const asked = new Map<string, Promise<AnsweredNights>>();

/** The totals of the chosen month; `failed` where they could not be had. */
export function useNights({ searchId, address, offerKey, choice, first }: Asked) {
  const { currency } = useFacts();
  const [known, setKnown] = useState<{ key: string; found: AnsweredNights | 'failed' }>();
  const [tries, setTries] = useState(0);
  const query = queryOf(address, currency);
  const key = JSON.stringify([query, offerKey, choice]);
  const given = first && first.choice.month === choice.month && first.choice.stay === choice.stay ? first : undefined;
  useEffect(() => {
    if (given) return undefined;
    let gone = false;
    const take = (found: AnsweredNights | 'failed') => void (gone || setKnown({ key, found }));
    const [start, of, wanted] = JSON.parse(key) as [typeof query, string | undefined, NightsChoice];
    keepSearch({ call: search.stays, query: start }, searchId);
    remember(key, () =>
      withSearch(fetchApi, { call: search.stays, query: start }, (id) =>
        askNights(fetchApi, id, of ?? undefined, wanted),
      ),
    ).then(take, () => take('failed'));
    return () => {
      gone = true;
    };
  }, [key, given, searchId, tries]);
  const found = given ?? (known?.key === key ? known.found : undefined);
  return {
    answered: found === 'failed' ? undefined : found,
    failed: found === 'failed',
    again: () => {
      setKnown(undefined);
      setTries(tries + 1);
    },
  };
}

function remember(key: string, ask: () => Promise<AnsweredNights>): Promise<AnsweredNights> {
  const before = asked.get(key);
  if (before) return before;
  const answer = ask();
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  for (const oldest of asked.keys()) {
    if (asked.size <= KEPT) break;
    asked.delete(oldest);
  }
  return answer;
}
