import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, factsOf } from '../../api.ts';
import { accessOf } from '../../features/booking/access.ts';
import { loadOrder } from '../../features/booking/load-order.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const access = accessOf(request, params);
  return { order: await loadOrder(apiOf(context), access, factsOf(context).locale), access };
}
