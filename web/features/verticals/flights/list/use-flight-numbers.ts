import { useLingui } from '@lingui/react/macro';
import type { ListedSlice } from '../listed.ts';
import { useLists } from '../../../results/use-lists.ts';

/** `SPC 318 + 846`, or with another carrier among them `SPC 318 + RMB 7`; who else flies is said beside it. */
export function useFlightNumbers() {
  const { t } = useLingui();
  const lists = useLists();
  return ({ flights }: ListedSlice): string => {
    let known = '';
    const numbers = flights.map(({ carrier, number }) => {
      const text = carrier === known ? number : `${carrier} ${number}`;
      known = carrier;
      return text;
    });
    const others = new Set(flights.flatMap(({ operator }) => operator ?? []));
    return lists.facts([numbers.join(' + '), others.size > 0 && t`with ${lists.all([...others])}`]);
  };
}
