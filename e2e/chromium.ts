import { existsSync } from 'node:fs';

/** First the one without a window: the same engine, which takes a third less of the processor here. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Path of a Chromium on this machine; `CHROMIUM` names another. Null when there is none. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const named = env.CHROMIUM;
  if (named) return named;
  return PLACES.find((path) => existsSync(path)) ?? null;
}
