export { demoDesk } from './desk.ts';
export type { Goods, Refund } from './desk.ts';
export { createFaultSwitch, noFaults } from './faults.ts';
export { createHouseSupplier } from './supplier.ts';
export { toldSteps } from './told-steps.ts';
