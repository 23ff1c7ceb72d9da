import type { LoaderFunctionArgs } from 'react-router';
import { dev } from '#contract/dev';
import { componentNames } from '#design/gallery';
import { apiOf, factsOf } from '../../api.ts';

export interface DevDesignData {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

/** The states pages are for who builds the site; a live site has none. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<DevDesignData> {
  const { component } = params;
  const known = component === undefined || componentNames.includes(component);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (factsOf(context).mode !== 'demo' || !known) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return apiOf(context)(dev.listBrands, {});
}
