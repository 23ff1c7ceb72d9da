import { useLoaderData } from 'react-router';
import { SheetView } from '../../features/booking/sheet-view.tsx';
import type { loader } from './data.ts';

export default function BookingPrint() {
  const { order, access } = useLoaderData<typeof loader>();
  return <SheetView order={order} access={access} />;
}
