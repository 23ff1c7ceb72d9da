export type { AuditAnchor, AuditSigner } from './ports.ts';
export { readAudit } from './read-audit.ts';
export { readOwnAudit } from './read-own-audit.ts';
export type { OwnAudit } from './read-own-audit.ts';
export type { AuditHead, AuditLine } from './rows.ts';
export { sealAudit } from './seal-audit.ts';
export { createAuditVerifier, verifyAudit } from './verify-audit.ts';
export type { AuditFault, AuditReport } from './verify-audit.ts';
export { personalTables } from './personal.ts';
