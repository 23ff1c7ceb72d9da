import { useActionData, useLoaderData } from 'react-router';
import { FeedbackPage } from '../../features/feedback/feedback-page.tsx';
import { ThanksPage } from '../../features/feedback/thanks-page.tsx';
import type { action, loader } from './data.ts';

export default function Feedback() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (loaded.done) return <ThanksPage confirmed={loaded.confirmed} />;
  return <FeedbackPage {...loaded} refused={refused} />;
}
