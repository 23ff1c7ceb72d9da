import { useActionData, useLoaderData } from 'react-router';
import { FindPage } from '../../features/booking/find-page.tsx';
import type { action, loader } from './data.ts';

export default function BookingFind() {
  const { formtoken, renewed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <FindPage formtoken={formtoken} renewed={renewed} refused={refused} />;
}
