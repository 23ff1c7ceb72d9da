import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { PageTitle } from '../page-title.tsx';
import type { ProblemKind } from '../problems/problem.island.tsx';
import { isForNow } from '../problems/for-now.ts';
import { ProblemPage } from '../problems/problem.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Frame } from './layout.tsx';

const BOOKINGS = '/bookings/';

/** Inside the layout: not found, refused, or crashed. */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  const { status, problems } = refusalIn(error);
  const kind = kindOf(useLocation().pathname, status, problems);
  if (!kind) return <CrashScreen error={error} />;
  const ended = status === 401 && t`You were signed out`;
  const titles = {
    'not-found': t`Page not found`,
    'no-booking': t`Booking not found`,
    purged: t`This booking was deleted`,
    'link-ended': t`This link no longer opens the booking`,
    refused: ended || (isForNow(problems) ? t`Too many requests` : t`Something went wrong`),
  };
  return (
    <>
      <PageTitle>{titles[kind]}</PageTitle>
      <ProblemPage kind={kind} problems={problems} />
    </>
  );
}

function kindOf(pathname: string, status: number, problems: readonly Problem[]): ProblemKind | null {
  if (status === 404) return pathname.startsWith(BOOKINGS) ? 'no-booking' : 'not-found';
  if (problems[0]?.code === 'ORDER_PURGED') return 'purged';
  if (problems[0]?.code.startsWith('BOOKING_LINK_')) return 'link-ended';
  // 503: everything works, and too much of it is asked for at this moment.
  return (status < 500 || status === 503) && problems.length > 0 ? 'refused' : null;
}

/** When the layout itself failed. */
export function RootError() {
  return (
    <Frame pageId="error" shell="checkout">
      <CrashScreen error={useRouteError()} />
    </Frame>
  );
}

function refusalIn(error: unknown): { status: number; problems: readonly Problem[] } {
  if (isApiError(error)) return { status: error.status, problems: error.errors };
  if (!isRouteErrorResponse(error)) return { status: 500, problems: [] };
  const body = error.data as { errors?: readonly Problem[] } | null;
  return { status: error.status, problems: body?.errors ?? [] };
}
