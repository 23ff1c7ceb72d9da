import type { Problem } from '#contract/core';
import { LinkEnded } from './link-ended.tsx';
import { NoBooking } from './no-booking.tsx';
import { NotFound } from './not-found.tsx';
import { PurgedOrder } from './purged-order.tsx';
import { Refusal } from './refusal.tsx';

export type ProblemKind = 'not-found' | 'no-booking' | 'purged' | 'link-ended' | 'refused';

/** Why there is no page here, and the ways on. Its title stands outside: React forgets the one of an island that sleeps. */
export function ProblemText({ kind, problems }: { readonly kind: ProblemKind; readonly problems: readonly Problem[] }) {
  if (kind === 'not-found') return <NotFound />;
  if (kind === 'no-booking') return <NoBooking />;
  if (kind === 'purged') return <PurgedOrder />;
  if (kind === 'link-ended') return <LinkEnded problems={problems} />;
  return <Refusal problems={problems} />;
}
