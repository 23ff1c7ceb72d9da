import { useLingui } from '@lingui/react/macro';
import { ChosenFlight } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { sentRows } from '../../../../in-page.ts';
import { StaticPart, WrittenPart } from '../../../../static-part.tsx';
import type { ListedResults, ListedSlice } from '../listed.ts';
import styles from './flight-list.module.css';
import { scaleOf } from './scale.ts';
import { goesOn } from '../asked.ts';
import { useWayWords } from '../use-way-words.ts';
import { useLegs } from './use-legs.ts';

interface ChosenProps {
  readonly slice: ListedSlice;
  /** Which flight of the journey it is. */
  readonly at: number;
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** A flight that is chosen, with the way back to the others; what was chosen after it is open again then. */
export function Chosen({ slice, at, results, address }: ChosenProps) {
  const { t } = useLingui();
  const format = useFormat();
  const legOf = useLegs();
  const ways = useWayWords()(results.query.slices.length, { onward: goesOn(results.query) });
  const day = format.day(slice.departure.local);
  const { out = '', ...others } = address;
  const before = out.split('~').slice(0, at).join('~');
  const id = `chosen-${at}`;
  if (sentRows(results.offers).length < results.offers.length) {
    return <WrittenPart as="div" id={id} className={styles.through} />;
  }
  return (
    <StaticPart as="div" id={id} className={styles.through}>
      <ChosenFlight
        title={ways.dated(at, day)}
        leg={legOf(slice)}
        scaleMinutes={scaleOf(results)}
        change={{
          text: t`Change`,
          label: ways.change(at),
          href: formatFlightAddress({ ...others, ...(before && { out: before }), skip: 0 }),
        }}
      />
    </StaticPart>
  );
}
