import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { CrashScreen } from './crash-screen.tsx';
import { Frame } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PurgedOrder } from './purged-order.tsx';
import { Refusal } from './refusal.tsx';

/** Inside the layout: not found, refused, or crashed. */
export function PageError() {
  const error = useRouteError();
  const refusal = refusalIn(error);
  if (refusal?.status === 404) return <NotFound />;
  if (refusal?.problems[0]?.code === 'ORDER_PURGED') return <PurgedOrder />;
  if (refusal && refusal.status < 500 && refusal.problems.length > 0) return <Refusal problems={refusal.problems} />;
  return <CrashScreen error={error} />;
}

/** When the layout itself failed. */
export function RootError() {
  return (
    <Frame pageId="error" shell="checkout">
      <CrashScreen error={useRouteError()} />
    </Frame>
  );
}

function refusalIn(error: unknown): { status: number; problems: readonly Problem[] } | null {
  if (isApiError(error)) return { status: error.status, problems: error.errors };
  if (!isRouteErrorResponse(error)) return null;
  const body = error.data as { errors?: readonly Problem[] } | null;
  return { status: error.status, problems: body?.errors ?? [] };
}
