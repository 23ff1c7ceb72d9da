import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fetchApi } from '../api.ts';
import { useFacts } from '../facts.ts';
import { loadPart } from '../i18n.ts';

const FRIENDLY = 'web/features/chrome/friendly-address.ts';

/**
 * Follows the links of the whole page without loading a document: one listener, so that a link costs nothing but its element.
 * Fragments, downloads, data, other sites and `data-load="document"` stay the browser's.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  const { base } = useFacts();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainPress(event) || !leadsToPage(link, base)) return;
      event.preventDefault();
      const replace = link.href === window.location.href;
      const to = pathIn(base, link) + link.hash;
      const { deferred } = link.dataset;
      if (!deferred) return void navigate(to, { replace });
      // Another vertical's tab on a page of results: the search goes along, [2.4-06b].
      void loadPart(FRIENDLY, () => import('../features/chrome/friendly-address.ts'))
        .then(({ friendlyAddress }) => friendlyAddress(fetchApi, deferred, pathIn(base, window.location)))
        .then(
          (found) => navigate(found ?? to),
          () => navigate(to),
        );
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, base]);
}

function pathIn(base: string, { pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return (pathname.slice(base.length) || '/') + search;
}

function isPlainPress(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function leadsToPage(link: HTMLAnchorElement, base: string): boolean {
  const href = link.getAttribute('href') ?? '';
  const elsewhere = !`${href}/`.startsWith(`${base}/`) || href.startsWith('//') || href.startsWith('/api/');
  return !elsewhere && !link.target && !link.hasAttribute('download') && link.dataset['load'] !== 'document';
}
