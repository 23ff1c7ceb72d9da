import { back, out } from '#design/examples';
import { FoldedFlights, type FoldedFlight } from './index.ts';
import type { States } from '#design/gallery';

const flights: readonly FoldedFlight[] = [
  {
    title: 'Out, Tue 9 Mar, Halcyon Gulf HGF 12, Straits Pacific SPC 22',
    leg: {
      carrier: { code: 'X-HAL', name: 'Halcyon Gulf' },
      note: '',
      departure: { time: '15:20', dateTime: '2027-03-09T15:20', airportName: 'Heathrow', airportCode: 'LHR' },
      arrival: {
        time: '15:50',
        dateTime: '2027-03-10T15:50',
        airportName: 'Changi',
        airportCode: 'SIN',
        dayOffset: { text: '+1', label: 'arrives next day' },
      },
      duration: '16h 30m',
      stops: { text: '1 stop, Doha 2h 10m', short: '1 stop, DOH 2h 10m' },
      parts: [
        { kind: 'air', minutes: 395 },
        { kind: 'wait', minutes: 130 },
        { kind: 'air', minutes: 465 },
      ],
    },
    entries: out.entries,
    show: 'Show stops',
    hide: 'Hide stops',
  },
  {
    title: 'Back, Tue 23 Mar, Straits Pacific SPC 317',
    leg: {
      carrier: { code: 'X-STR', name: 'Straits Pacific' },
      note: '',
      departure: { time: '23:30', dateTime: '2027-03-23T23:30', airportName: 'Changi', airportCode: 'SIN' },
      arrival: { time: '05:45', dateTime: '2027-03-24T05:45', airportName: 'Heathrow', airportCode: 'LHR' },
      duration: '14h 15m',
      stops: { text: 'Direct', short: 'Direct' },
      parts: [{ kind: 'air', minutes: 855 }],
    },
    entries: back.entries,
    show: 'Show details',
    hide: 'Hide details',
  },
];

export const states: States = {
  'Both ways': () => <FoldedFlights flights={flights} scaleMinutes={990} />,
  'Right to left': () => (
    <div dir="rtl">
      <FoldedFlights flights={flights} scaleMinutes={990} />
    </div>
  ),
};
