import { useActionData, useLoaderData } from 'react-router';
import { UnsubscribePage } from '../../features/news/unsubscribe-page.tsx';
import type { action, loader } from './data.ts';

export default function NewsUnsubscribe() {
  return <UnsubscribePage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()?.message} />;
}
