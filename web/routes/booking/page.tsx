import { useActionData, useLoaderData } from 'react-router';
import { OrderView } from '../../features/booking/order-view.tsx';
import { useFreshOrder } from '../../features/booking/use-fresh-order.ts';
import type { action, loader } from './data.ts';

export default function Booking() {
  const { order, access, formtoken, points } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFreshOrder(order);
  return <OrderView order={order} access={access} formtoken={formtoken} points={points} answer={answer} />;
}
