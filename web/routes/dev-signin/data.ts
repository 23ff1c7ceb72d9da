import type { LoaderFunctionArgs } from 'react-router';
import { dev } from '#contract/dev';
import { apiOf } from '../../api.ts';
import { modeOf, stateOf } from '../../features/identity/flow.ts';

/** Every step by its address, `?state=locked&refused=TRIES_PAUSED`. A live site has no such call, and so no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await apiOf(context)(dev.listBrands, {});
  const { searchParams } = new URL(request.url);
  return {
    state: stateOf(searchParams.get('state')),
    mode: modeOf(searchParams.get('mode')),
    email: searchParams.get('email') ?? 'ines.moreau@northlight.example',
    refused: searchParams.get('refused'),
    field: searchParams.get('field'),
    message: searchParams.get('message') ?? '',
    until: searchParams.get('until'),
  };
}
