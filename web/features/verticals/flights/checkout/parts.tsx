import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlightProduct } from '#contract/booking';
import type { CheckoutParts, EndCode } from '../../checkout-parts.ts';
import { besideFlights, faresPath, flightSearchPath } from './paths.ts';
import { FlightCancel } from './flight-cancel.tsx';
import { FlightThing } from './flight-thing.tsx';
import { useFlightChanges } from './use-flight-changes.ts';
import { useFlightLines } from './use-flight-lines.ts';
import { useFlightRows } from './use-flight-rows.tsx';

function useWords(): ReturnType<CheckoutParts<FlightProduct>['useWords']> {
  const { t } = useLingui();
  const ends: Readonly<Record<EndCode, { readonly title: string; readonly text: string }>> = {
    SOLD_OUT: {
      title: t`The last seats were just sold`,
      text: t`The airline sold them before yours were booked. Nothing was charged and your details were not sent to anyone else.`,
    },
    FARE_GONE: {
      title: t`This fare is sold out`,
      text: t`The flights may still be sold at another fare. Nothing was charged.`,
    },
    OFFER_GONE: {
      title: t`These flights are no longer available`,
      text: t`The airline took them off sale. Nothing was charged.`,
    },
    BOOKING_REFUSED: {
      title: t`The airline did not accept the booking`,
      text: t`Nothing was charged; any amount your bank reserved is released.`,
    },
  };
  return {
    ended: (code) => ends[code],
    back: t`Back to fares`,
    price: t`Price of the flights`,
    others: t`See flights on these days`,
  };
}

function useLost(): ReturnType<NonNullable<CheckoutParts<FlightProduct>['useLost']>> {
  const { t } = useLingui();
  return ({ bags = 0, seats: lostSeats = 0 }) => [
    ...(bags > 0
      ? [
          {
            title: t`${plural(bags, { one: '# bag', other: '# bags' })} fewer on each flight`,
            again: t`Add bags`,
          },
        ]
      : []),
    ...(lostSeats > 0
      ? [
          {
            title: t`${plural(lostSeats, { one: '# seat preference is', other: '# seat preferences are' })} not available with the new choice`,
            again: t`Choose seats`,
          },
        ]
      : []),
  ];
}

/** What checkout says of flights. */
export const flightParts: CheckoutParts<FlightProduct> = {
  Thing: FlightThing,
  useRows: useFlightRows,
  useLines: useFlightLines,
  useChanges: useFlightChanges,
  useLost,
  Cancel: FlightCancel,
  useWords,
  searchPath: flightSearchPath,
  choicePath: faresPath,
  beside: besideFlights,
};
