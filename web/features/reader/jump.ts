import { glideTo } from '#design/glide';
import { wakeIslands } from '../../island.tsx';

/** No element has this id: the browser takes it for the top of the page, and what is focused there may stay in view. */
const TOP = '#top';
/** Nobody waits longer for parts that do not wake. */
const PATIENCE_MS = 2_000;

/**
 * Follows links into the same page. The router hears of a new fragment and draws again, which no part may sleep through, so
 * all are woken first; the browser then does the rest: address, focus, place. Under `data-glides` the page moves there.
 */
export function followFragments(): () => void {
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain) return;
    event.preventDefault();
    void jump(link);
  }
  // On `window`, because React stops events in markup that it has not taken over yet.
  window.addEventListener('click', follow, true);
  const kept = globalThis.__wf?.f;
  if (globalThis.__wf) globalThis.__wf.f = null;
  if (kept) void jump(kept);
  const { hash } = window.location;
  const [opened] = performance.getEntriesByType('navigation');
  // Pressed before anybody listened here: where it led may have slept, and been drawn anew.
  if (hash && opened && !opened.name.endsWith(hash)) void arrive(hash);
  return () => window.removeEventListener('click', follow, true);
}

async function jump(link: HTMLAnchorElement): Promise<void> {
  const isWhole = await wholePage();
  const { hash } = link;
  const part = hash === TOP ? document.documentElement : partOf(hash);
  if (part && link.closest('[data-glides]')) await glideTo(part);
  if (window.location.hash === hash) return show(hash);
  if (!isWhole) {
    // The router does not hear of this: drawn anew now, a part that still sleeps would take the focus with it.
    window.history.pushState(window.history.state, '', hash);
    return show(hash);
  }
  window.location.hash = hash;
  if (hash === TOP) partOf(TOP)?.focus({ preventScroll: true });
}

/** The address says it already, so nobody goes there by it. */
async function arrive(hash: string): Promise<void> {
  await wholePage();
  show(hash);
}

function show(hash: string): void {
  const part = partOf(hash);
  if (!part || part.contains(document.activeElement)) return;
  if (hash === TOP) window.scrollTo({ top: 0 });
  else part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Whether all parts were awake in time. */
function wholePage(): Promise<boolean> {
  const enough = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const woken = wakeIslands().then(
    () => true,
    () => false,
  );
  return Promise.race([woken, enough]);
}

function partOf(hash: string): HTMLElement | null {
  if (hash === TOP) return document.querySelector('[data-top]');
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
