import type { CancellationStep } from '#design/cancellation-bar';
import type { DatedItem } from '#design/dated-list';
import type { Suggestion } from '#design/empty-state';
import type { FareChoiceProps } from '#design/fare-choice';
import type { OrderSummaryProps, OrderThingProps } from '#design/order-summary';
import type { ReviewRow } from '#design/review-list';
import type { SummaryFact } from '#design/summary-foot';
import type { StripDay } from '#design/day-strip';
import type { SortChoice } from '#design/sort-bar';
import type { SourcePanelProps } from '#design/source-progress';
import type { TimelineProps } from '#design/timeline';

export const sources: Omit<SourcePanelProps, 'summary' | 'short' | 'children'> = {
  title: 'Who has answered',
  columns: { source: 'Source', kind: 'Kind', options: 'Options', answer: 'Status' },
  rows: [
    { name: 'Straits Pacific', kind: 'direct', options: '41', state: 'answered', answer: '1.1 s' },
    { name: 'Halcyon Gulf', kind: 'direct', options: '36', state: 'answered', answer: '1.4 s' },
    { name: 'Anatole Airlines', kind: 'direct', options: '28', state: 'answered', answer: '1.9 s' },
    { name: 'Norvane', kind: 'direct', options: '15', state: 'answered', answer: '2.2 s' },
    { name: 'Skybridge', kind: 'agent', options: '94', state: 'answered', answer: '2.6 s' },
    { name: 'Baltica', kind: 'direct', options: '', state: 'waiting', answer: 'waiting' },
    { name: 'Lodestar', kind: 'agent', options: '', state: 'waiting', answer: 'waiting' },
    { name: 'Transmarine', kind: 'agent', options: '', state: 'failed', answer: 'no response' },
  ],
};

export const sorts: readonly SortChoice[] = [
  { name: 'Best', href: '#best', current: true, price: '€1,684', fact: '13h 10m, direct' },
  { name: 'Cheapest', href: '#cheapest', current: false, price: '€1,118', fact: '18h 00m, self-transfer' },
  { name: 'Fastest', href: '#fastest', current: false, price: '€1,742', fact: '13h 05m, direct' },
  { name: 'Lowest CO₂e', href: '#greenest', current: false, price: '€1,406', fact: '12% below this route' },
];

export const days: readonly StripDay[] = [
  { day: '2027-03-06', text: 'Sat 6', name: 'Sat 6 Mar to Sat 20 Mar', note: 'past' },
  { day: '2027-03-07', text: 'Sun 7', name: 'Sun 7 Mar to Sun 21 Mar', href: '#', price: '€1,738' },
  { day: '2027-03-08', text: 'Mon 8', name: 'Mon 8 Mar to Mon 22 Mar', href: '#' },
  { day: '2027-03-09', text: 'Tue 9', name: 'Tue 9 Mar to Tue 23 Mar', href: '#', price: '€1,684', current: true },
  { day: '2027-03-10', text: 'Wed 10', name: 'Wed 10 Mar to Wed 24 Mar', href: '#', price: '€1,598', lowest: 'lowest' },
  { day: '2027-03-11', text: 'Thu 11', name: 'Thu 11 Mar to Thu 25 Mar', href: '#', note: 'no flights' },
  { day: '2027-03-12', text: 'Fri 12', name: 'Fri 12 Mar to Fri 26 Mar', href: '#', price: '€1,876' },
];

const NIGHT_NOTES: Readonly<Record<number, string>> = {
  1: 'past',
  2: 'past',
  19: 'longer stay required',
  20: 'sold out',
};

/** March 2027 as arrivals for three nights. */
export const nightDays: readonly StripDay[] = Array.from({ length: 31 }, (_, at): StripDay => {
  const arrival = at + 1;
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const name = (day: number): string => {
    return `${weekday[(day - 1) % 7]} ${day > 31 ? day - 31 : day} ${day > 31 ? 'Apr' : 'Mar'}`;
  };
  const note = NIGHT_NOTES[arrival];
  return {
    day: `2027-03-${String(arrival).padStart(2, '0')}`,
    text: `${weekday[at % 7]} ${arrival}`,
    name: `${name(arrival)} to ${name(arrival + 3)}`,
    ...(note ? { note } : { href: `#${arrival}`, price: `€${412 + ((arrival * 37) % 90)}.00`, more: '€4 there' }),
    ...(arrival === 3 && { current: true }),
    ...(arrival === 22 && { price: '€405.00', lowest: 'lowest' }),
  };
});

export const suggestions: readonly Suggestion[] = [
  { text: 'Allow 1 stop', fact: '96 from €1,118', action: { text: 'Allow', label: 'Allow 1 stop', href: '#one' } },
  {
    text: 'Leave on Wed 10 March',
    fact: '3 from €1,186',
    action: { text: 'Move', label: 'Leave on Wed 10 March', href: '#wed' },
  },
];

const straits = { code: 'X-STR', name: 'Straits Pacific' };

export const out: TimelineProps = {
  title: 'Out, Tue 9 March',
  meta: '16h 30m, 1 stop',
  entries: [
    {
      kind: 'point',
      time: '15:20',
      dateTime: '2027-03-09T15:20',
      date: 'Tue 9 Mar',
      place: 'London, Heathrow',
      code: 'LHR',
      detail: 'Terminal 4',
    },
    {
      kind: 'segment',
      carrier: { code: 'X-HAL', name: 'Halcyon Gulf' },
      number: 'HGF 12',
      lines: ['6h 35m in the air', 'Airbus A350-900'],
    },
    {
      kind: 'point',
      time: '00:55',
      dateTime: '2027-03-10T00:55',
      date: 'Wed 10 Mar',
      place: 'Doha, Hamad',
      code: 'DOH',
    },
    {
      kind: 'self-transfer',
      title: '2h 10m in Doha: check bags in again',
      lines: ['Two tickets. You need to pass immigration.'],
      warn: true,
    },
    {
      kind: 'point',
      time: '03:05',
      dateTime: '2027-03-10T03:05',
      date: 'Wed 10 Mar',
      place: 'Doha, Hamad',
      code: 'DOH',
    },
    { kind: 'segment', carrier: straits, number: 'SPC 22', lines: ['7h 45m in the air'] },
    {
      kind: 'point',
      time: '15:50',
      dateTime: '2027-03-10T15:50',
      date: 'Wed 10 Mar',
      place: 'Singapore, Changi',
      code: 'SIN',
      detail: 'Terminal 3',
    },
  ],
};

export const back: TimelineProps = {
  title: 'Back, Tue 23 March',
  meta: '14h 15m, direct',
  entries: [
    {
      kind: 'point',
      time: '23:30',
      dateTime: '2027-03-23T23:30',
      date: 'Tue 23 Mar',
      place: 'Singapore, Changi',
      code: 'SIN',
      detail: 'Terminal 3',
    },
    {
      kind: 'segment',
      carrier: straits,
      number: 'SPC 317',
      lines: ['14h 15m in the air. A night flight.', 'Airbus A350-900'],
    },
    {
      kind: 'point',
      time: '05:45',
      dateTime: '2027-03-24T05:45',
      date: 'Wed 24 Mar',
      place: 'London, Heathrow',
      code: 'LHR',
      detail: 'Terminal 2',
    },
  ],
};

export const fares: Omit<FareChoiceProps, 'chosen' | 'onChoose'> = {
  label: 'Fares for 2 adults, both ways',
  compare: { text: 'Compare 4 fares in 5 rows', cornerText: 'What is included' },
  name: 'g-fare',
  fares: [
    { id: 'light', name: 'Light', price: '€1,684', delta: 'Lowest fare' },
    { id: 'classic', name: 'Classic', price: '€1,796', delta: '€112 more than Light' },
    { id: 'flex', name: 'Flex', price: '€2,022', delta: '€338 more than Light' },
  ],
  facts: [
    {
      label: 'Cabin bag',
      cells: [
        { text: '8 kg and a small item', kind: 'yes' },
        { text: '8 kg and a small item', kind: 'yes' },
        { text: '12 kg and a small item', kind: 'yes' },
      ],
    },
    {
      label: 'Checked bag',
      brief: true,
      cells: [
        { text: '€48 each, each way', kind: 'plain' },
        { text: '1 × 23 kg each', kind: 'yes' },
        { text: '2 × 23 kg each', kind: 'yes' },
      ],
    },
    {
      label: 'Change',
      brief: true,
      cells: [
        { text: '€90 + fare difference', kind: 'plain' },
        { text: 'Fare difference only', kind: 'plain' },
        { text: 'Free, any time', kind: 'yes' },
      ],
    },
    {
      label: 'Refund',
      brief: true,
      cells: [
        { text: 'Taxes only: €243', kind: 'no' },
        { text: '€1,646, fee €150', kind: 'plain' },
        { text: 'Full: €2,022', kind: 'yes' },
      ],
    },
    {
      label: 'CO₂e each',
      cells: [
        { text: '1.02 t, 8% below route', kind: 'plain' },
        { text: '1.02 t, 8% below route', kind: 'plain' },
        { text: '1.02 t, 8% below route', kind: 'plain' },
      ],
    },
  ],
};

export const review: readonly ReviewRow[] = [
  {
    label: 'Out',
    lines: ['Tue 9 March, 22:05 London Heathrow', 'Arrives Wed 10 March, 19:15, Singapore Changi'],
    edit: { href: '#o', text: 'Change', label: 'Change the way out' },
  },
  {
    label: 'Travellers',
    lines: ['Mira Leela Anand, passport IE', 'Tomas Lindqvist, passport SE'],
    edit: { href: '#t', text: 'Change', label: 'Change travellers' },
  },
];

export const cancellation: readonly CancellationStep[] = [
  { back: 'full', title: 'Full refund', until: 'until Sat 21 Nov, 11:40' },
  { back: 'part', title: 'Taxes back, €462.00', until: 'until Tue 9 March, 20:05' },
  { back: 'nothing', title: 'No refund', until: 'after that' },
];

export const orderThing: OrderThingProps = {
  title: 'London to Singapore',
  meta: '2 adults, Economy Light',
  sample: 'Sample',
  legs: [
    { sign: straits, times: '22:05 to 19:15', detail: 'Tue 9 Mar, LHR to SIN, direct' },
    { sign: straits, times: '23:30 to 05:45', detail: 'Tue 23 Mar, SIN to LHR, direct' },
  ],
};

export const order: Omit<OrderSummaryProps, 'children' | 'foot'> = {
  label: 'London to Singapore',
  lines: [
    { text: 'Fares, 2 × €596.00', amount: '€1,192.00' },
    { text: 'Taxes and airport charges', amount: '€462.00' },
    { text: 'Wayfold service', amount: '€30.00' },
  ],
  total: { text: 'Total', amount: '€1,684.00' },
};

export const orderFacts: readonly SummaryFact[] = [
  { icon: 'credit-card', text: 'Pay when you book: €1,684.00' },
  { icon: 'clock', text: 'Price held until 18:40' },
  {
    icon: 'plane',
    text: '2 adults',
    more: ['Free cancellation for 24 hours, then taxes only: €462.00', 'Change: €90.00 each + fare difference'],
  },
];

export const next: readonly DatedItem[] = [
  {
    icon: 'shield-check',
    title: 'Change your mind',
    text: 'Cancel for a full refund, no reason needed.',
    when: 'until Sat 21 Nov, 11:40',
  },
  {
    icon: 'plane-takeoff',
    title: 'Take-off from Heathrow, Terminal 2',
    text: 'Be at bag drop by 21:05.',
    when: 'Tue 9 Mar, 22:05',
  },
];
