import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Problem } from '#contract/core';
import type { SignedOut } from '../features/forms/signed-out.ts';
import { LinkEnded } from './link-ended.tsx';
import { NoBooking } from './no-booking.tsx';
import { NotFound } from './not-found.tsx';
import { PurgedOrder } from './purged-order.tsx';
import { Refusal } from './refusal.tsx';
import { SignedOutPage } from './signed-out.tsx';

export type ProblemKind = 'not-found' | 'no-booking' | 'purged' | 'link-ended' | 'refused';

/** Why there is no page here, and the ways on. Its title stands outside: React forgets the one of an island that sleeps. */
export function ProblemText({ kind, problems }: { readonly kind: ProblemKind; readonly problems: readonly Problem[] }) {
  const error = useRouteError();
  if (kind === 'not-found') return <NotFound />;
  if (kind === 'no-booking') return <NoBooking />;
  if (kind === 'purged') return <PurgedOrder />;
  if (kind === 'link-ended') return <LinkEnded problems={problems} />;
  const { typed, withheld } = (isRouteErrorResponse(error) ? (error.data ?? {}) : {}) as Partial<SignedOut>;
  if (typed) return <SignedOutPage typed={typed} withheld={withheld === true} />;
  return <Refusal problems={problems} />;
}
