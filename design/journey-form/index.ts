export { JourneyForm, JourneyLeg } from './journey-form.tsx';
export type { JourneyAct, JourneyFormProps, JourneyLegProps } from './journey-form.tsx';
