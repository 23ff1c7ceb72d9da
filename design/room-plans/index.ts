export { RoomPlans } from './room-plans.tsx';
export type { PlanChoice, RoomPlan, RoomPlansProps, RoomType } from './room-plans.tsx';
