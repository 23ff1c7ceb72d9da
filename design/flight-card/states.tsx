import { directReturn, selfTransferReturn } from '#design/examples';
import { ChosenFlight, FlightCard, FlightCardSkeleton } from './index.ts';
import type { States } from '#design/gallery';

const { price, legs } = directReturn;
const [out] = legs;

export const states: States = {
  Winner: () => <FlightCard {...directReturn} headingLevel={3} />,
  Warning: () => <FlightCard {...selfTransferReturn} headingLevel={3} />,
  Loading: () => <FlightCardSkeleton />,
  Stale: () => (
    <FlightCard {...directReturn} id="s-stale" headingLevel={3} price={{ ...price, flag: undefined, stale: true }} />
  ),
  'The price moved': () => (
    <FlightCard
      {...directReturn}
      id="s-moved"
      headingLevel={3}
      price={{ ...price, flag: undefined, note: { text: 'was €1,398, 2 min ago', tone: 'warn' } }}
    />
  ),
  Disabled: () => (
    <FlightCard {...directReturn} id="s-sold" headingLevel={3} legs={legs.slice(0, 1)} unavailable="Sold out" />
  ),
  Chosen: () =>
    out && (
      <ChosenFlight
        title="Out, Tue 9 Mar"
        leg={out}
        scaleMinutes={directReturn.scaleMinutes}
        change={{ text: 'Change', label: 'Choose another flight out', href: '#change' }}
      />
    ),
  'Right to left': () => (
    <div dir="rtl">
      <FlightCard {...directReturn} id="s-rtl" headingLevel={3} />
    </div>
  ),
};
