import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { goOn } from '../../features/checkout/go-on.ts';

/** Where payment pages send the payer back. Coming here proves nothing, so the page posts. */
export async function loader({ context }: LoaderFunctionArgs) {
  return apiOf(context)(session.formtoken, {});
}

export async function action({ context, params }: ActionFunctionArgs) {
  return goOn(context, params['id'] ?? '');
}
