/** Whoever books under it sees prices agreed with airlines and houses; the code stands for one company of the demo. */
export const DEMO_CONTRACT = 'DEMO-NORTHWIND';
