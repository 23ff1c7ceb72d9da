import { watchHeight } from '#design/measure';

/** Reports the height of the message above the header as `--banner-h`, which everything that keeps clear of it reads. */
export function reportBanner(): () => void {
  const banner = document.querySelector('[data-banner]');
  if (!banner) return () => undefined;
  return watchHeight(banner, (height) => document.documentElement.style.setProperty('--banner-h', `${height}px`));
}
