import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../features/account/profile/account-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfileAccount() {
  return <AccountPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
