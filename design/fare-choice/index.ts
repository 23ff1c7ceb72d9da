export { FareChoice } from './fare-choice.tsx';
export type { FareCell, FareChoiceProps, FareFact, FareOption } from './fare-choice.tsx';
