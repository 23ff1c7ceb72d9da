import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../features/account/profile/account-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfileAccountSection() {
  const { page, ...loaded } = useLoaderData<typeof loader>();
  // Each page begins anew: what was typed on another is not carried over.
  return <AccountPage key={page} page={page} {...loaded} refused={useActionData<typeof action>()} />;
}
