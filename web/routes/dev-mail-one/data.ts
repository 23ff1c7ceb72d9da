import type { LoaderFunctionArgs } from 'react-router';
import { dev } from '#contract/dev';
import { apiOf } from '../../api.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  return apiOf(context)(dev.readMail, { id: params.id ?? '' });
}
