import { useActionData, useLoaderData } from 'react-router';
import { BookingsPage } from '../../features/account/profile/bookings-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfileAccount() {
  return <BookingsPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
