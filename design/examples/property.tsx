import type { CancellationBarProps } from '#design/cancellation-bar';
import type { CompareTableProps } from '#design/compare-table';
import type { PriceBreakdownProps } from '#design/price-breakdown';
import type { RoomType } from '#design/room-plans';
import { SceneArt } from '#design/scene-art';

const free = { text: 'Free until Mon 8 Mar, 18:00 SGT', tone: 'good' } as const;

export const roomTypes: readonly RoomType[] = [
  {
    id: 'harbour',
    name: 'Harbour double',
    art: <SceneArt seed="harbour" kind="room" climate="tropic" />,
    facts: '24 m², 1 queen bed, sleeps 2',
    plans: [
      {
        id: 'harbour-plain',
        board: 'No meals',
        cancellation: free,
        pay: 'Pay when you book',
        total: '€612',
        each: '€204 a night',
        label: 'Harbour double, no meals, €612',
      },
      {
        id: 'harbour-breakfast',
        board: 'Breakfast for 2',
        cancellation: free,
        pay: 'Pay at the property',
        total: '€708',
        each: '€236 a night',
        label: 'Harbour double, breakfast for 2, €708',
      },
    ],
  },
  {
    id: 'step-free',
    name: 'Accessible double',
    art: <SceneArt seed="step-free" kind="room" climate="tropic" />,
    facts: '28 m², 1 queen bed, sleeps 2',
    left: '3 of these are free for your dates',
    plans: [
      {
        id: 'step-free-plain',
        board: 'No meals',
        cancellation: free,
        pay: 'Pay when you book',
        total: '€612',
        each: '€204 a night',
        label: 'Accessible double, no meals, €612',
      },
    ],
  },
  {
    id: 'lantern',
    name: 'Lantern suite',
    art: <SceneArt seed="lantern" kind="room" climate="tropic" />,
    facts: '46 m², 1 king bed, sleeps 3',
    plans: [
      {
        id: 'lantern-breakfast',
        board: 'Breakfast for 2',
        cancellation: { text: 'Non-refundable', tone: 'neutral' },
        pay: 'Pay when you book',
        total: '€1,064',
        each: '€355 a night',
        label: 'Lantern suite, breakfast for 2, €1,064',
      },
    ],
  },
];

export const breakdown: PriceBreakdownProps = {
  title: 'Harbour double',
  headingLevel: 3,
  meta: 'No meals, 3 nights, 2 adults',
  parts: [
    {
      text: 'Pay when you book',
      amount: '€578.00',
      lines: [
        { text: 'Room, 3 nights', amount: '€510.43' },
        { text: 'Service charge, 10%', amount: '€51.04' },
        { text: 'Tax', amount: '€16.53' },
      ],
    },
    {
      text: 'Pay at the property',
      amount: '€34.00',
      note: 'SGD 49.50 there, by card or in cash',
      lines: [{ text: 'City tax, 2 adults, 3 nights', amount: '€34.00' }],
    },
  ],
  total: { text: 'Total, 3 nights', amount: '€612.00' },
  totalNote: 'SGD 891.20 at 0.6867, the rate of 20 Nov',
  facts: [
    { icon: 'check', text: 'Free to cancel until Mon 8 March, 18:00 in Singapore' },
    { icon: 'clock', text: 'Price checked 1 min ago' },
  ],
};

const compare = (id: string, name: string, price: string): CompareTableProps['items'][number] => ({
  id,
  name,
  art: <SceneArt seed={id} kind="city" climate="tropic" />,
  price,
  party: '3 nights, all taxes',
  action: { text: 'See rooms', label: `See rooms of ${name}`, href: `#${id}` },
  remove: { text: `Remove ${name}`, href: `#without-${id}` },
});

const row = (label: string, ...texts: readonly string[]) => ({
  label,
  cells: texts.map((text) => ({ text, kind: text === 'No' ? ('no' as const) : ('plain' as const) })),
});

export const compared: CompareTableProps = {
  caption: 'Stays side by side',
  cornerText: 'What',
  items: [
    compare('pilotage', 'The Pilotage', '€612'),
    compare('kampong', 'Kampong House', '€447'),
    compare('almanac', 'Orchard Almanac', '€894'),
    compare('press', 'Tiong Bahru Press', '€396'),
  ],
  rows: [
    row(
      'Guest score',
      '8.9 of 10, 1,204 stays',
      '9.2 of 10, 486 stays',
      '9.0 of 10, 2,930 stays',
      '8.6 of 10, 711 stays',
    ),
    row('To Marina Bay', '900 m', '1.6 km', '3.1 km', '2.9 km'),
    row(
      'Room',
      'Harbour double, 1 queen bed',
      'Shophouse, 1 queen bed',
      'Garden twin, 2 single beds',
      'Studio, 1 double bed',
    ),
    row('Meals', '€22 a person', 'Breakfast included', 'Breakfast included', 'No'),
    row(
      'Cancellation',
      'Free until Mon 8 Mar, 18:00',
      'Free until Sun 7 Mar, 23:59',
      'No refund',
      'Free until Tue 9 Mar, 12:00',
    ),
    row('Due there', '€34.00', '€0.00', '€12.00', '€0.00'),
    {
      label: 'Step-free entrance',
      cells: [
        { text: 'Yes', kind: 'yes' },
        { text: 'No', kind: 'no' },
        { text: 'Yes', kind: 'yes' },
        { text: 'No', kind: 'no' },
      ],
    },
  ],
};

/** Three steps in the time of the place, with a rule for who does not arrive. */
export const stayCancellation: Omit<CancellationBarProps, 'label'> = {
  steps: [
    {
      back: 'full',
      title: 'All back, €612.00',
      until: 'until Mon 8 March, 18:00',
      dateTime: '2027-03-08T18:00+08:00',
      detail: 'All of it, also what is due there',
      here: 'Now',
    },
    {
      back: 'part',
      title: 'Part back, €408.00',
      until: 'until Tue 9 March, 18:00',
      dateTime: '2027-03-09T18:00+08:00',
      detail: 'The first night, €204.00, is kept',
    },
    { back: 'nothing', title: 'No refund', until: 'after that', detail: 'The same if nobody arrives' },
  ],
  note: 'Singapore time (UTC+8), the time of the place. For you that is 10:00.',
};
