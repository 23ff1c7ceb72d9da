export { houseFareModel } from './model.ts';
