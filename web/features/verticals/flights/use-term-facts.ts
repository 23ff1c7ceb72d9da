import { useLingui } from '@lingui/react/macro';
import type { FlightFact } from '#design/flight-card';
import { useFormat } from '../../../format.ts';
import type { ListedOffer } from './listed.ts';
import { useTerms } from './use-terms.ts';

/** One person pays all of it: nothing need be said of each. */
export function isAlone({ total, perPerson }: ListedOffer['price']): boolean {
  return total.amountMinor === perPerson.amountMinor;
}

/** What a card says of refund and change: in amounts it is said with the fares, which know what each of them refunds. */
export function useTermFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const terms = useTerms();

  function later({ fare: { conditions }, price }: ListedOffer): string {
    const { refund } = conditions;
    if (refund.status === 'unknown') return t`Refund: ask the airline`;
    if (refund.status === 'not_allowed') return t`Refund: taxes only`;
    const until = terms.until(refund.untilHoursBefore);
    if (refund.fee) {
      const fee = format.wholeMoney(refund.fee);
      return isAlone(price) ? t`Refund less ${fee}` : t`Refund less ${fee} each`;
    }
    return until ? t`Full refund ${until}` : t`Full refund`;
  }

  /** All of it at first, and what of it afterwards. */
  function refund(offer: ListedOffer): FlightFact {
    const { voidWindow, price } = offer;
    const { status, fee: less } = offer.fare.conditions.refund;
    if (!voidWindow || (status === 'allowed' && !less)) return { text: later(offer) };
    const start =
      'hours' in voidWindow ? t`Free cancellation for ${format.number(voidWindow.hours)} h` : terms.free(voidWindow);
    const fact = (text: string): FlightFact => ({ text, icon: 'shield-check', tone: 'good' });
    if (status === 'unknown') return fact(start);
    if (!less) return fact(t`${start}, then taxes only`);
    const fee = format.wholeMoney(less);
    return fact(isAlone(price) ? t`${start}, then a fee of ${fee}` : t`${start}, then a fee of ${fee} each`);
  }

  function change({ fare: { conditions } }: ListedOffer): FlightFact {
    const { status, fee } = conditions.change;
    const fact = (text: string): FlightFact => ({ text });
    if (status === 'unknown') return fact(t`Change: ask the airline`);
    if (status === 'not_allowed') return fact(t`No changes`);
    return fact(fee ? t`Change from ${format.wholeMoney(fee)}` : t`Change: fare difference only`);
  }

  // The shorter one first: on a narrow card it shares the line of the bags.
  return (offer: ListedOffer): FlightFact[] => [change(offer), refund(offer)];
}
