import { useActionData, useLoaderData } from 'react-router';
import { AccountDataPage } from '../../features/account-data/account-data-page.tsx';
import type { action, loader } from './data.ts';

export default function AccountData() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <AccountDataPage {...loaded} problems={refused?.problems ?? []} />;
}
