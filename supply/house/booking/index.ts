export { cancellationSteps, coolingOff, refundAt } from './cancellation.ts';
export { demoManifest } from './desk.ts';
export type { HouseDesk, PricedFare } from './desk.ts';
export { ConnectionLost, createFaultSwitch, noFaults } from './faults.ts';
export type { Fault, Faults, FaultyCall } from './faults.ts';
export { createHouseSupplier } from './supplier.ts';
