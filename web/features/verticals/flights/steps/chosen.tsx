import { useLingui } from '@lingui/react/macro';
import { ChosenFlight } from '#design/flight-card';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { ListedResults, ListedSlice } from '../listed.ts';
import { useLegs } from '../use-offer-card.ts';
import { scaleOf } from './scale.ts';
import { useFlightNumbers } from './use-flight-numbers.ts';

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
  const numbersOf = useFlightNumbers();
  const day = format.day(address.depart);
  const { out: _out, ...others } = address;
  return (
    <ChosenFlight
      title={t`Out, ${day}`}
      leg={legOf(slice, numbersOf(slice))}
      scaleMinutes={scaleOf(results)}
      change={{
        text: t`Change`,
        label: t`Change the flight out`,
        href: formatFlightAddress({ ...others, byFlight: true, skip: 0 }),
      }}
    />
  );
}
