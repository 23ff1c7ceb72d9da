export { JourneyRule } from './journey-rule.tsx';
export type { JourneyPart, JourneyRuleProps } from './journey-rule.tsx';
