export { operationTable } from './operation-table.ts';
export { PartnersRefused, readPartners } from './partner.ts';
export type { Partner } from './partner.ts';
export { reportFrame } from './report-frame.ts';
export { sanitiseSvg } from './sanitise-svg.ts';
export { FRAME_CALLS, frameAt, OPERATION_CALLS } from './scope.ts';
