export * as frames from './calls.ts';
export { createRate, fitsLimits, MESSAGE_LIMITS } from './limits.ts';
export { frameMessageSchema, handshakeSchema, hostMessageSchema } from './messages.ts';
export { pickFields, planOperation } from './operations.ts';
export type { Operation, OperationParam, OperationRefused, OperationRequest } from './operations.ts';
export { isFramePage, outsideBase } from './pages.ts';
export { isHandshake, readHostMessage } from './read.ts';
export { startsAsSvg } from './svg.ts';
export type { AjaxMessage, FrameMessage, Handshake, HostMessage } from './types.ts';
