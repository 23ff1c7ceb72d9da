import { SearchForm } from '../../features/flight-search/search-form.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [SearchForm];
