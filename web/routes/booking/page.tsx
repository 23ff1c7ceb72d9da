import { useActionData, useLoaderData } from 'react-router';
import { OrderPage } from '../../features/booking/order-page.tsx';
import type { action, loader } from './data.ts';

export default function Booking() {
  const { order, access, formtoken, points } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <OrderPage order={order} access={access} formtoken={formtoken} points={points} answer={answer} />;
}
