import { useLingui } from '@lingui/react/macro';
import type { DatedItem } from '#design/dated-list';
import type { Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import { useFormat } from '../../format.ts';
import { useFacts } from '../../facts.ts';
import { useLists } from '../results/use-lists.ts';
import { useClock } from './use-clock.ts';
import { useLadder } from './use-ladder.ts';

/** What a confirmed booking still brings, by date, beginning with the way out of it. */
export function useNextSteps(order: Order): DatedItem[] {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const { now } = useFacts();
  const clock = useClock(order);
  const ladder = useLadder(order, now);
  const slices = order.items[0]?.product.slices ?? [];

  function wayOut(): DatedItem[] {
    const [step] = ladder.steps;
    if (!step?.until || !step.refund || step.basis === 'nothing') return [];
    const amount = format.money(step.refund);
    const text = {
      full: t`Cancel and ${amount} comes back, everything you paid. No reason needed.`,
      less_fee: t`Cancel and ${amount} comes back; the fare keeps a fee.`,
      taxes_only: t`Cancel and the taxes come back, ${amount}.`,
      unknown: t`Ask before you cancel: the airline decides what comes back.`,
    }[step.basis];
    return [{ icon: 'shield-check', title: t`Change your mind`, text, when: t`until ${clock.moment(step.until)}` }];
  }

  function point({ cityName, airportName, terminal }: Segment['departure']): string {
    const place = lists.facts(airportName === cityName ? [cityName] : [cityName, airportName]);
    return terminal ? t`${place}, terminal ${terminal}` : place;
  }

  function flown(way: (typeof slices)[number]): DatedItem[] {
    const [first, last] = [way.segments[0], way.segments.at(-1)];
    if (!first || !last || first.departure.instant < now) return [];
    const { departure, marketing } = first;
    const flight = `${marketing.name} ${marketing.carrier} ${marketing.number}`;
    return [
      {
        icon: 'plane-takeoff',
        title: t`Take-off from ${point(departure)}`,
        text: t`${flight}. You land in ${last.arrival.cityName} on ${format.day(last.arrival.local)} at ${format.time(last.arrival.local)}, local time.`,
        when: lists.facts([format.day(departure.local), format.time(departure.local)]),
      },
    ];
  }

  return [...wayOut(), ...slices.flatMap(flown)];
}
