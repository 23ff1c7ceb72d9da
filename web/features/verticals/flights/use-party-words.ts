import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Cabin, FlightQuery, Passengers } from '#contract/search';
import { useLists } from '../../reader/use-lists.ts';

/** Who travels and how, in words. */
export function usePartyWords() {
  const { t } = useLingui();
  const lists = useLists();

  function cabin(name: Cabin): string {
    if (name === 'premium') return t`Premium economy`;
    if (name === 'business') return t`Business`;
    return name === 'first' ? t`First` : t`Economy`;
  }

  /** `2 adults` or, with children among them, `3 travellers`. */
  function party({ adults, children, infantsInSeat, infantsOnLap }: Passengers): string {
    const young = children.length + infantsInSeat + infantsOnLap;
    if (young === 0) return t`${plural(adults, { one: '# adult', other: '# adults' })}`;
    return t`${plural(adults + young, { one: '# traveller', other: '# travellers' })}`;
  }

  /** `2 adults, 1 child, 1 infant`. */
  function everyone({ adults, children, infantsInSeat, infantsOnLap }: Passengers): string {
    const infants = infantsInSeat + infantsOnLap;
    return lists.facts([
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      children.length > 0 && t`${plural(children.length, { one: '# child', other: '# children' })}`,
      infants > 0 && t`${plural(infants, { one: '# infant', other: '# infants' })}`,
    ]);
  }

  return {
    cabin,
    party,
    everyone,
    /** `2 adults, Economy`. */
    summary: (query: Pick<FlightQuery, 'passengers' | 'cabin'>) =>
      lists.facts([everyone(query.passengers), cabin(query.cabin)]),
  };
}
