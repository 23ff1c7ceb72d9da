import { useActionData, useLoaderData } from 'react-router';
import { CancelView } from '../../features/booking/cancel-view.tsx';
import type { action, loader } from './data.ts';

export default function BookingCancel() {
  const { order, itemId, unit, access, formtoken, quotes, stopped } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CancelView
      order={order}
      item={order.items.find(({ id }) => id === itemId) ?? null}
      unit={unit}
      access={access}
      formtoken={formtoken}
      quotes={quotes}
      stopped={stopped}
      problems={refused && 'problems' in refused ? refused.problems : undefined}
    />
  );
}
