import { useLoaderData } from 'react-router';
import { TextPage } from '../../features/site-text/text-page.tsx';
import type { loader } from './data.ts';

export default function SiteText() {
  return <TextPage text={useLoaderData<typeof loader>()} />;
}
