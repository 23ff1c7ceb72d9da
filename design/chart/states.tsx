import { BarChart, Chart, type ChartProps, ColumnChart, Histogram, LineChart, ShareChart } from './index.ts';
import type { States } from '#design/gallery';

const words = { view: 'Shown as', chart: 'Chart', table: 'Table' };

type Given = Omit<ChartProps, 'words' | 'headingLevel'> & Partial<Pick<ChartProps, 'words'>>;

const Example = (props: Given) => (
  <div>
    <Chart words={words} {...props} headingLevel={3} />
  </div>
);

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const flights = [56, 84, 96, 116, 88, 100, 108, 68, 48, 124, 132, 76];
const spend = months.map((label, at) => {
  const first = flights[at] ?? 0;
  const values = [first, Math.round(first * 0.46), Math.round(first * 0.16), Math.round(first * 0.05)];
  const sum = values.reduce((one, other) => one + other, 0);
  return { label, values, text: `${label}: €${sum}k, flights €${first}k, stays €${values[1]}k` };
});

const euros = [
  { value: 240, text: '€240k' },
  { value: 160, text: '€160k' },
  { value: 80, text: '€80k' },
  { value: 0, text: '0' },
] as const;

const compliance = [
  { name: 'Operations', value: 97, text: '97 %' },
  { name: 'Leadership', value: 95, text: '95 %' },
  { name: 'Research', value: 91, text: '91 %' },
  { name: 'Sales in Austria and Germany', value: 83, text: '83 %', over: true },
];

const ahead = [
  { label: '0–3', value: 472, count: '472', over: true, under: { text: '+42 %', warn: true } },
  { label: '4–6', value: 704, count: '704', over: true, under: { text: '+31 %', warn: true } },
  { label: '7–13', value: 1608, count: '1,608', over: true, under: { text: '+18 %', warn: true } },
  { label: '14–20', value: 2092, count: '2,092', under: { text: '+4 %' } },
  { label: '21–29', value: 1592, count: '1,592', under: { text: 'typical' } },
  { label: '30+', value: 1148, count: '1,148', under: { text: '−3 %' } },
].map((slice) => ({ ...slice, text: `${slice.label} days ahead: ${slice.count} bookings, fares ${slice.under.text}` }));

const tonnes = [80, 180, 290, 430, 540, 650, 770, 860, 915, 1060, 1210, 1272];

const pieces = [
  { name: 'Spent', value: 27_380, text: '€27,380' },
  { name: 'Reserved', value: 1_238, text: '€1,238' },
  { name: 'Free', value: 11_382, text: '€11,382' },
];

const none = { columns: ['Month', 'Spend'], rows: [] };

export const states: States = {
  'Stacked columns': () => (
    <Example
      name="s-spend"
      title="Flights are 59 % of spend, October was the peak"
      unit="Spend a month, thousand euro"
      note="Data to 03:00 today."
      table={{
        columns: ['Month', 'Flights', 'Stays', 'Rail', 'Cars'],
        rows: spend.map(({ label, values }) => [label, ...values.map((value) => `€${value}k`)]),
      }}
    >
      <ColumnChart series={['Flights', 'Stays', 'Rail', 'Cars']} columns={spend} ticks={euros} pointsLabel="Months" />
    </Example>
  ),
  Histogram: () => (
    <Example
      name="s-ahead"
      title="37 % book late and pay up to 42 % more"
      unit="Bookings by days ahead, fare against typical"
      table={{
        columns: ['Days ahead', 'Bookings', 'Fare'],
        rows: ahead.map(({ label, count, under }) => [label, count, under.text]),
      }}
    >
      <Histogram
        slices={ahead}
        limit={{ before: 3, text: 'Dotted line: the policy asks for 14 days' }}
        pointsLabel="Days ahead"
      />
    </Example>
  ),
  Bars: () => (
    <Example
      name="s-policy"
      title="Sales is the only group below 90 %"
      unit="Bookings in policy, by group"
      table={{ columns: ['Group', 'In policy'], rows: compliance.map(({ name, text }) => [name, text]) }}
    >
      <BarChart bars={compliance} whole={100} goal={{ value: 90, text: 'Goal: 90 % for every group' }} />
    </Example>
  ),
  Line: () => (
    <Example
      name="s-co2"
      title="Emissions stay under the yearly budget"
      unit="Tonnes CO₂e, added up since December"
      table={{
        columns: ['Month', 'Emissions', 'Budget'],
        rows: months.map((month, at) => [month, `${tonnes[at]} t`, `${(at + 1) * 120} t`]),
      }}
    >
      <LineChart
        points={months.map((label, at) => ({ label, text: `${label}: ${tonnes[at]} t of ${(at + 1) * 120} t` }))}
        lines={[
          { name: 'Emissions', end: '1,272 t', values: tonnes },
          { name: 'Budget', end: '1,440 t', values: months.map((_, at) => (at + 1) * 120), goal: true },
        ]}
        ticks={[
          { value: 1600, text: '1,600' },
          { value: 800, text: '800' },
          { value: 0, text: '0' },
        ]}
        pointsLabel="Months"
      />
    </Example>
  ),
  Share: () => (
    <Example
      name="s-limit"
      title="€11,382 free of €40,000 in November"
      unit="Invoice limit, euro"
      table={{ columns: ['Part', 'Euro'], rows: pieces.map(({ name, text }) => [name, text]) }}
    >
      <ShareChart parts={pieces} />
    </Example>
  ),
  Loading: () => (
    <Example name="s-wait" title="Spend" unit="Spend a month, thousand euro" table={none} pending>
      {null}
    </Example>
  ),
  'No figures': () => (
    <Example
      name="s-none"
      title="Spend"
      unit="Spend a month, thousand euro"
      table={none}
      instead={<p>Nothing was booked in this period. Choose a longer one.</p>}
    >
      {null}
    </Example>
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Example
        name="s-ar"
        words={{ view: 'العرض', chart: 'رسم', table: 'جدول' }}
        title="المبيعات وحدها دون ٩٠٪"
        unit="الحجوزات الموافقة للسياسة"
        table={{
          columns: ['المجموعة', 'النسبة'],
          rows: [
            ['العمليات', '٩٧٪'],
            ['المبيعات', '٨٣٪'],
          ],
        }}
      >
        <BarChart
          bars={[
            { name: 'العمليات', value: 97, text: '٩٧٪' },
            { name: 'المبيعات', value: 83, text: '٨٣٪', over: true },
          ]}
          whole={100}
        />
      </Example>
    </div>
  ),
};
