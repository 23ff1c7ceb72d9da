import { useLoaderData } from 'react-router';
import { Sheet } from '../../features/booking/sheet.tsx';
import type { loader } from './data.ts';

export default function BookingPrint() {
  const { order, access } = useLoaderData<typeof loader>();
  return <Sheet order={order} access={access} />;
}
