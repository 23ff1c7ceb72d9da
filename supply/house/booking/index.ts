export { demoManifest } from './desk.ts';
export type { PricedFare } from './desk.ts';
export { createFaultSwitch, noFaults } from './faults.ts';
export { createHouseSupplier } from './supplier.ts';
