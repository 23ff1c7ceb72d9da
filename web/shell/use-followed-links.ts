import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows the links of the whole page without loading a document: one listener, so that a link costs nothing but its element.
 * Fragments, downloads, data, other sites and `data-load="document"` stay the browser's.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainPress(event) || !leadsToPage(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      void navigate(pathname + search + hash, { replace: href === window.location.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isPlainPress(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? '';
  const elsewhere = !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/');
  return !elsewhere && !link.target && !link.hasAttribute('download') && link.dataset['load'] !== 'document';
}
