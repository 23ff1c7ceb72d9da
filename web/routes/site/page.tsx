import { useLoaderData } from 'react-router';
import { SitePage } from '../../features/pickers/site-page.tsx';
import type { loader } from './data.ts';

export default function Site() {
  return <SitePage sites={useLoaderData<typeof loader>().sites} />;
}
