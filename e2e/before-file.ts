import { startOwnSite } from './site-url.ts';

await startOwnSite();
