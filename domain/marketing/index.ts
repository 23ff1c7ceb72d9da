export { readMarketingConfig, setMarketingId, syncMarketingId } from './marketing-id.ts';
export type { MarketingDeps } from './marketing-id.ts';
