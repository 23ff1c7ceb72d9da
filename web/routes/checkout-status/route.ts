import { PartTerms, PriceLines, Samples, Thing } from '../../features/checkout/parts/parts.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';

export { Header } from '../../features/checkout/header.tsx';
export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [PartTerms, PriceLines, Samples, Stuck, Thing];
