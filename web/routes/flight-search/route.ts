import { SearchForm } from '../../features/verticals/flights/form/search-form.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [SearchForm];
