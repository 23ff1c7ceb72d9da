import type { LoaderFunctionArgs } from 'react-router';
import { dev } from '#contract/dev';
import { apiOf } from '../../api.ts';

/** A live site has no such call, and so no such page. */
export async function loader({ context }: LoaderFunctionArgs) {
  return apiOf(context)(dev.listFlags, {});
}
