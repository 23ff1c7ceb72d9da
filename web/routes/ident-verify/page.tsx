import { useActionData, useLoaderData } from 'react-router';
import { VerifyPage } from '../../features/identity/verify-page.tsx';
import type { action, loader } from './data.ts';

export default function Verify() {
  return <VerifyPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
