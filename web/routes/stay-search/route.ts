import { SearchForm } from '../../features/verticals/stays/form/search-form.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [SearchForm];
