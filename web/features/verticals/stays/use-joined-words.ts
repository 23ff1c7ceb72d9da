import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { useJoinedSum } from '../../cart/use-joined-sum.ts';
import type { ListedStay } from './listed.ts';

/** What it comes to with the rest of the trip; of the place that is in it already, what it costs there. */
export function useJoinedWords(search: string) {
  const { t } = useLingui();
  const format = useFormat();
  const joinedSum = useJoinedSum('stays', search);
  const { cart } = useFacts().chrome;
  return ({ key, price }: ListedStay): string | undefined => {
    const held = cart?.parts[cart.keys.indexOf(key)];
    if (held) return t`In your trip for ${format.money(held.total)}`;
    const joined = price && joinedSum(price.total);
    if (!joined) return undefined;
    const sum = format.money(joined.sum);
    return joined.held ? t`Trip total from ${sum}` : t`${sum} with your flights`;
  };
}
