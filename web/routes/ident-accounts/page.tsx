import { useActionData, useLoaderData } from 'react-router';
import { AccountsPage } from '../../features/identity/accounts-page.tsx';
import type { action, loader } from './data.ts';

export default function Accounts() {
  return <AccountsPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()?.message} />;
}
