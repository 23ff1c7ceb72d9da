import { useLingui } from '@lingui/react/macro';
import { ChosenFlight } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { ListedResults, ListedSlice } from '../listed.ts';
import { scaleOf } from './scale.ts';
import { useLegs } from './use-legs.ts';

interface ChosenProps {
  readonly slice: ListedSlice;
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** The flight out, with the way back to the others. */
export function Chosen({ slice, results, address }: ChosenProps) {
  const { t } = useLingui();
  const format = useFormat();
  const legOf = useLegs();
  const day = format.day(address.depart);
  const { out: _out, ...others } = address;
  return (
    <ChosenFlight
      title={t`Out, ${day}`}
      leg={legOf(slice)}
      scaleMinutes={scaleOf(results)}
      change={{
        text: t`Change`,
        label: t`Change the flight out`,
        href: formatFlightAddress({ ...others, skip: 0 }),
      }}
    />
  );
}
