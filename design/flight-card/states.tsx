import { directReturn, selfTransferReturn } from '#design/examples';
import { ChosenFlight, FlightCard, flightCardBoxClass, type FlightCardProps, FlightCardSkeleton } from './index.ts';
import type { States } from '#design/gallery';

const { price, legs } = directReturn;
const [out] = legs;

function Card(props: FlightCardProps) {
  return (
    <div className={flightCardBoxClass}>
      <FlightCard {...props} />
    </div>
  );
}

export const states: States = {
  Winner: () => <Card {...directReturn} headingLevel={3} />,
  Warning: () => <Card {...selfTransferReturn} headingLevel={3} />,
  Loading: () => <FlightCardSkeleton legs={2} />,
  'Loading a step': () => <FlightCardSkeleton legs={1} />,
  Stale: () => (
    <Card {...directReturn} id="s-stale" headingLevel={3} price={{ ...price, flag: undefined, stale: true }} />
  ),
  'The price moved': () => (
    <Card
      {...directReturn}
      id="s-moved"
      headingLevel={3}
      price={{ ...price, flag: undefined, note: { text: 'was €1,398, 2 min ago', tone: 'warn' } }}
    />
  ),
  Disabled: () => (
    <Card {...directReturn} id="s-sold" headingLevel={3} legs={legs.slice(0, 1)} unavailable="Sold out" />
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
  'One flight': () => (
    <Card
      {...directReturn}
      id="s-one"
      headingLevel={3}
      legs={legs.slice(0, 1)}
      price={{ total: '€1,684', party: 'return for 2 adults', note: { text: 'from', tone: 'neutral' } }}
      action={{ text: 'Choose', href: '#choose' }}
    />
  ),
  'Return flights at one price': () => (
    <Card
      {...directReturn}
      id="s-returns"
      headingLevel={3}
      legs={legs.slice(0, 1)}
      returns={{
        title: 'Back, Tue 23 Mar',
        times: [
          {
            text: '23:30 – 05:45',
            dayOffset: { text: '+1', label: 'arrives next day' },
            note: '14h 15m, direct',
            href: '#late',
            current: true,
          },
          { text: '09:05 – 15:15', note: '14h 10m, direct', href: '#early', current: false },
        ],
        count: '19 at this price',
        more: { text: 'All return flights', href: '#all' },
      }}
    />
  ),
  'Right to left': () => (
    <div dir="rtl">
      <Card {...directReturn} id="s-rtl" headingLevel={3} />
    </div>
  ),
};
