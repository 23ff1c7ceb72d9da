import { CompareTray } from '../../features/verticals/stays/compare-tray.ts';
import { HowRanked } from '../../features/verticals/stays/how-ranked.tsx';
import { Nothing } from '../../features/verticals/stays/nothing.ts';
import { StaysMap } from '../../features/verticals/stays/stays-map.tsx';
import { ResultsHeader } from '../../features/verticals/stays/results-header.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export { ResultsHeader as Header };
export const islands = [ResultsHeader, StaysMap, HowRanked, CompareTray, Nothing];
