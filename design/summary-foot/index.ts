export { SummaryFacts, SummaryFoot } from './summary-foot.tsx';
export type { SummaryFact, SummaryFootProps } from './summary-foot.tsx';
