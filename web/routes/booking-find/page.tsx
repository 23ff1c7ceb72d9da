import { useActionData, useLoaderData } from 'react-router';
import { FindPage } from '../../features/booking/find-page.tsx';
import type { action, FindRefused, loader } from './data.ts';

export default function BookingFind() {
  const { formtoken } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as FindRefused | undefined;
  return <FindPage formtoken={formtoken} refused={refused} />;
}
