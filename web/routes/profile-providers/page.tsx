import { useActionData, useLoaderData } from 'react-router';
import { ProvidersPage } from '../../features/account/providers/providers-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfileProviders() {
  return (
    <ProvidersPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()?.refused ?? null} />
  );
}
