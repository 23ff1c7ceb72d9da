import type { LoaderFunctionArgs } from 'react-router';
import { sources } from '#contract/sources';
import { apiOf } from '../../api.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return apiOf(context)(sources.list, {});
}
