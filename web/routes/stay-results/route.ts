export { loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header } from '../../features/verticals/stays/results-header.tsx';
