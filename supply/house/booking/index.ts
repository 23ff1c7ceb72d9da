export { demoDesk } from './desk.ts';
export type { Goods } from './desk.ts';
export { createFaultSwitch, noFaults } from './faults.ts';
export { heldUnder } from './reserve.ts';
export { createHouseSupplier } from './supplier.ts';
