import type { PageSpec } from '../../page-route.ts';
import { PAGES } from '../../pages.ts';

const isForm = ({ pageId }: PageSpec) => pageId === 'search';

/** The pages of each vertical, by the name that brands and searches call it; the first one is its search form. */
export const VERTICAL_PAGES: Readonly<Record<string, readonly PageSpec[]>> = PAGES.reduce<Record<string, PageSpec[]>>(
  (pages, page) => {
    const { vertical, path } = page;
    if (vertical === undefined || path === '/') return pages;
    const others = pages[vertical] ?? [];
    return { ...pages, [vertical]: isForm(page) ? [page, ...others] : [...others, page] };
  },
  {},
);
