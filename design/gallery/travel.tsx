import { useState } from 'react';
import { CancellationBar } from '#design/cancellation-bar';
import { Folded } from '#design/crease';
import { DatedList } from '#design/dated-list';
import { DayStrip } from '#design/day-strip';
import { EmptyState } from '#design/empty-state';
import { FareTable } from '#design/fare-table';
import { FilterGroup, FilterMore, FilterRow } from '#design/filter-group';
import { FlightCard, FlightCardSkeleton } from '#design/flight-card';
import { OrderSummary } from '#design/order-summary';
import { RangeSlider } from '#design/range-slider';
import { Receipt } from '#design/receipt';
import { ReviewList } from '#design/review-list';
import { SortBar } from '#design/sort-bar';
import { SourcePanel, SourceProgress } from '#design/source-progress';
import { Timeline } from '#design/timeline';
import { UpdateBar } from '#design/update-bar';
import { directReturn, selfTransferReturn } from '#design/examples';
import styles from './gallery.module.css';
import * as sample from './sample.ts';
import { Row, Section } from './section.tsx';

const euro = (value: number) => `€${value}`;
const digits = (text: string) => Number(text.replaceAll(/\D/g, '')) || undefined;

function Rail() {
  const [range, setRange] = useState<readonly [number, number]>([982, 2400]);
  return (
    <div className={styles.rail}>
      <FilterGroup title="Stops">
        <FilterRow
          label="Direct"
          name="stops"
          value="0"
          checked
          count="18"
          from="€1,684"
          only={{ text: 'only', label: 'Only direct', onPress() {} }}
        />
        <FilterRow label="1 stop" name="stops" value="1" checked={false} count="196" from="€1,118" />
        <FilterRow label="2 stops or more" name="stops" value="2" checked={false} count="0" zero="none that day" />
        <FilterMore summary="All 14 airlines">
          <FilterRow label="Straits Pacific" name="carrier" value="X" checked={false} count="41" from="€1,684" />
        </FilterMore>
      </FilterGroup>
      <FilterGroup title="Total price">
        <RangeSlider
          min={900}
          max={3100}
          step={10}
          value={range}
          fromLabel="From"
          toLabel="To"
          format={euro}
          parse={digits}
          histogram={[2, 4, 5, 8, 12, 15, 14, 12, 10, 6, 5, 3, 2, 2, 1, 1, 2, 1, 0, 1]}
          onCommit={setRange}
        />
      </FilterGroup>
    </div>
  );
}

function Results() {
  return (
    <Section title="Results">
      <Row>
        <span>214 of about 340 options</span>
        <SourcePanel {...sample.sources} summary="5 of 8 sources answered">
          Transmarine did not answer in 8 seconds, so its prices are missing.
        </SourcePanel>
      </Row>
      <SourceProgress
        label="Sources"
        text="5 of 8 sources answered"
        states={sample.sources.rows.map((row) => row.state)}
      />
      <SortBar label="Sort by" choices={sample.sorts} />
      <DayStrip label="Lowest total by day, same 14 nights" days={sample.days} />
      <div className={styles.cards}>
        <UpdateBar onPress={() => {}}>18 new, 2 cheaper: update the list</UpdateBar>
        <FlightCard {...directReturn} headingLevel={3} />
        <FlightCard
          {...directReturn}
          id="price-went-up"
          headingLevel={3}
          price={{ ...directReturn.price, flag: undefined, note: { text: 'was €1,398, 2 min ago', tone: 'warn' } }}
        />
        <FlightCard {...selfTransferReturn} headingLevel={3} />
        <FlightCard
          {...directReturn}
          id="sold-out"
          headingLevel={3}
          legs={directReturn.legs.slice(0, 1)}
          unavailable="Sold out"
        />
        <FlightCardSkeleton />
      </div>
      <Rail />
      <EmptyState
        title="No direct flight under €1,200"
        text="All 8 sources answered. Two of your filters cannot both be met."
        headingLevel={3}
        suggestions={sample.suggestions}
      />
    </Section>
  );
}

function Details() {
  const [fare, setFare] = useState('light');
  return (
    <Section title="Details and fares">
      <Folded>
        <Timeline headingLevel={3} {...sample.out} />
        <Timeline headingLevel={3} {...sample.back} />
      </Folded>
      <FareTable {...sample.fares} chosen={fare} onChoose={setFare} />
    </Section>
  );
}

function Checkout() {
  return (
    <Section title="Checkout and after">
      <div className={styles.columns}>
        <div>
          <ReviewList rows={sample.review} />
          <CancellationBar
            label="If you cancel"
            steps={sample.cancellation}
            note="Irish time. Changes cost €90 each and the fare difference."
          />
        </div>
        <OrderSummary {...sample.order} />
        <DatedList items={sample.next} />
        <Receipt
          title="Receipt"
          lines={sample.order.lines}
          total={{ text: 'Paid', amount: '€1,684.00' }}
          notes={['Card ending 3155, Fri 20 Nov 2026', 'The price you saw first was €1,684.00']}
          sample="Sample booking, no seat is held"
        />
      </div>
      <Folded look="rules" as="ul">
        {sample.promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </Folded>
    </Section>
  );
}

export function Travel() {
  return (
    <>
      <Results />
      <Details />
      <Checkout />
    </>
  );
}
