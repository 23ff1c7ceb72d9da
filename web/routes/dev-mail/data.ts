import type { LoaderFunctionArgs } from 'react-router';
import { dev } from '#contract/dev';
import { apiOf } from '../../api.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return apiOf(context)(dev.listMail, {});
}
