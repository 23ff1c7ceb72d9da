import type { LoaderFunctionArgs } from 'react-router';
import { sites } from '#contract/layout';
import { apiOf } from '../../api.ts';
import { backOf } from '../../features/pickers/back.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const back = backOf(new URL(request.url).searchParams.get('back'));
  return apiOf(context)(sites.list, { path: back });
}
