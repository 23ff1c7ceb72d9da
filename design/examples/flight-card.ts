import type { FlightCardLeg, FlightCardProps } from '#design/flight-card';

const out: FlightCardLeg = {
  carrier: { code: 'X-STR', name: 'Straits Pacific' },
  note: 'Tue 9 Mar',
  departure: { time: '22:05', dateTime: '2027-03-09T22:05', airportName: 'Heathrow', airportCode: 'LHR' },
  arrival: {
    time: '19:15',
    dateTime: '2027-03-10T19:15',
    airportName: 'Changi',
    airportCode: 'SIN',
    dayOffset: { text: '+1', label: 'arrives next day' },
  },
  duration: '13h 10m',
  stops: { text: 'Direct', short: 'Direct' },
  parts: [{ kind: 'air', minutes: 790 }],
  seat: '81 cm seat pitch, Wi-Fi, power',
};

const back: FlightCardLeg = {
  ...out,
  note: 'Tue 23 Mar',
  departure: { time: '23:30', dateTime: '2027-03-23T23:30', airportName: 'Changi', airportCode: 'SIN' },
  arrival: {
    time: '05:45',
    dateTime: '2027-03-24T05:45',
    airportName: 'Heathrow',
    airportCode: 'LHR',
    dayOffset: { text: '+1', label: 'arrives next day' },
  },
  duration: '14h 15m',
  parts: [{ kind: 'air', minutes: 855 }],
};

/** A direct return for two, the winner of its sort; for tests and the gallery. */
export const directReturn: FlightCardProps = {
  id: 'direct-return',
  title: 'Straits Pacific, €1,684, out 22:05 to 19:15, back 23:30 to 05:45',
  legs: [out, back],
  scaleMinutes: 1335,
  facts: [
    { text: 'Cabin bag included', icon: 'backpack' },
    { text: 'Checked from €48', icon: 'luggage' },
    { text: 'Change from €90', icon: 'refresh-cw' },
    { text: '8% less CO₂e', icon: 'leaf', tone: 'good' },
  ],
  sample: { text: 'Sample', title: 'This offer comes from sample inventory and cannot be flown' },
  price: {
    total: '€1,684',
    party: '2 adults, all charges',
    each: '€842 each',
    note: { text: '14% below usual', tone: 'good' },
    flag: {
      text: 'Best',
      explanation: { label: 'Why this is best', text: 'Price, time and stops weighed together; nothing paid counts.' },
    },
  },
  action: { text: 'See fares', href: '#fares' },
};

/** A self-transfer both ways, with its warning. */
export const selfTransferReturn: FlightCardProps = {
  ...directReturn,
  id: 'self-transfer-return',
  title: 'Kestrel, €1,118, out 13:10 to 15:10, back 15:20 to 05:35',
  legs: [
    {
      ...out,
      carrier: { code: 'X-KES', name: 'Kestrel' },
      note: 'and Rimba Air',
      departure: {
        ...out.departure,
        time: '13:10',
        dateTime: '2027-03-09T13:10',
        airportName: 'Gatwick',
        airportCode: 'LGW',
      },
      duration: '18h 00m',
      stops: { text: '1 stop, Kuala Lumpur 4h 05m', short: '1 stop KUL 4h 05m', warn: true },
      parts: [
        { kind: 'air', minutes: 775 },
        { kind: 'self-transfer', minutes: 245 },
        { kind: 'air', minutes: 60 },
      ],
    },
    {
      ...back,
      carrier: { code: 'X-KES', name: 'Kestrel' },
      note: 'and Rimba Air',
      arrival: { ...back.arrival, time: '05:35', airportName: 'Stansted', airportCode: 'STN' },
      duration: '22h 15m',
      stops: { text: '1 stop, Kuala Lumpur 7h 10m', short: '1 stop KUL 7h 10m', warn: true },
      parts: [
        { kind: 'air', minutes: 65 },
        { kind: 'wait', minutes: 430 },
        { kind: 'air', minutes: 840 },
      ],
    },
  ],
  facts: [
    { text: 'Cabin bag included', icon: 'backpack' },
    { text: 'Checked from €96', icon: 'luggage' },
    { text: 'No change or refund', icon: 'wallet' },
  ],
  warning: { title: 'Self-transfer, both ways:', text: '2 tickets, check bags in again. Back to Stansted.' },
  price: { total: '€1,118', party: '2 adults, all charges', each: '€559 each' },
};
