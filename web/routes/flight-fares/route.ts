export { action, loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header } from '../../features/verticals/flights/results-header.tsx';
