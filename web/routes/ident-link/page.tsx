import { useActionData, useLoaderData } from 'react-router';
import { LinkPage } from '../../features/identity/link-page.tsx';
import type { action, loader } from './data.ts';

export default function MailLink() {
  return <LinkPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
