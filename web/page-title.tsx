import { useFacts } from './facts.ts';

/** The title of a tab: what the page is, then whose site it is. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | ${useFacts().brand.name}`}</title>;
}
