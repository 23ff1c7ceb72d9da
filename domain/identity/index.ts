export { formTokenHolds, issueFormToken } from './form-token.ts';
export { createVisitorSessions, SESSION_DAYS } from './session.ts';
export type { VisitorSessions } from './session.ts';
export type { VisitorSession } from './store.ts';
export { personalTables } from './personal.ts';
