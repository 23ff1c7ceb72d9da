import { useActionData, useLoaderData } from 'react-router';
import { ProviderResultPage } from '../../features/identity/provider-result-page.tsx';
import type { action, loader } from './data.ts';

export default function LoginProvider() {
  return <ProviderResultPage result={useLoaderData<typeof loader>()} proving={useActionData<typeof action>()} />;
}
