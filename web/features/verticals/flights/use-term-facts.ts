import { useLingui } from '@lingui/react/macro';
import type { FlightFact } from '#design/flight-card';
import { useFormat } from '../../../format.ts';
import type { ListedOffer } from './listed.ts';
import { useTerms } from './use-terms.ts';

/** What a card says of refund and change: in amounts it is said with the fares, which know what each of them refunds. */
export function useTermFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const terms = useTerms();

  function later({ refund }: ListedOffer['fare']['conditions']): string {
    if (refund.status === 'unknown') return t`Refund: ask the airline`;
    if (refund.status === 'not_allowed') return t`Refund: taxes only`;
    const until = terms.until(refund.untilHoursBefore);
    if (refund.fee) return t`Refund less ${format.wholeMoney(refund.fee)} each`;
    return until ? t`Full refund ${until}` : t`Full refund`;
  }

  /** All of it within the first hours, and what of it afterwards. */
  function refund({ fare: { conditions }, refundHours }: ListedOffer): FlightFact {
    const { status, fee } = conditions.refund;
    if (!refundHours || (status === 'allowed' && !fee)) return { text: later(conditions) };
    const first = t`Free cancellation for ${format.number(refundHours)} h`;
    const fact = (text: string): FlightFact => ({ text, icon: 'shield-check', tone: 'good' });
    if (status === 'unknown') return fact(first);
    return fact(fee ? t`${first}, then a fee of ${format.wholeMoney(fee)} each` : t`${first}, then taxes only`);
  }

  function change({ fare: { conditions } }: ListedOffer): FlightFact {
    const { status, fee } = conditions.change;
    const fact = (text: string): FlightFact => ({ text });
    if (status === 'unknown') return fact(t`Change: ask the airline`);
    if (status === 'not_allowed') return fact(t`No changes`);
    return fact(fee ? t`Change from ${format.wholeMoney(fee)}` : t`Change: fare difference only`);
  }

  return (offer: ListedOffer): FlightFact[] => [refund(offer), change(offer)];
}
