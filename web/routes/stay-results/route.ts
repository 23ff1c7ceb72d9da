import { CompareTray } from '../../features/verticals/stays/compare-tray.ts';
import { ResultsHeader } from '../../features/verticals/stays/results-header.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [ResultsHeader, CompareTray];
