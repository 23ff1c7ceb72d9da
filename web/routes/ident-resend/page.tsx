import { useActionData, useLoaderData } from 'react-router';
import { ResendPage } from '../../features/identity/resend-page.tsx';
import type { action, loader } from './data.ts';

export default function Resend() {
  return <ResendPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
