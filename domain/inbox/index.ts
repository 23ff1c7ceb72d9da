export { subscribeInbox } from './subscribe.ts';
export type { InboxProvider } from './subscribe.ts';
