export { createOutbound } from './client.ts';
export type { Outbound, OutboundRequest, OutboundResponse } from './client.ts';
export { OutboundFailed, OutboundRefused } from './errors.ts';
export { isPublicAddress } from './address.ts';
