export { watchTooltips } from './tooltip.ts';
