export { safeRedir } from '#contract/identity';
