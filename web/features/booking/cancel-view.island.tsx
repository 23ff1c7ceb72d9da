export { CancelPage } from './cancel-page.tsx';
