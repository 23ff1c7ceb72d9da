import { useLingui } from '@lingui/react/macro';
import type { CartPart } from '#contract/booking';

/** What of a trip comes on top of its fare, after "with": the bags, the seats or both that cost something; undefined where nothing does. */
export function useExtrasWords(): (part: Pick<CartPart, 'bags' | 'seats'>) => string | undefined {
  const { t } = useLingui();
  return ({ bags, seats }) => {
    if (bags && seats) return t({ context: 'after with', message: 'your bags and seats' });
    if (bags) return t({ context: 'after with', message: 'your bags' });
    return seats && t({ context: 'after with', message: 'your seats' });
  };
}
