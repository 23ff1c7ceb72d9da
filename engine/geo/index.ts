export { greatCircleKm } from './distance.ts';
