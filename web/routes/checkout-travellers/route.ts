import { SavedChoice } from '../../features/account/choices/saved-choice.tsx';
import {
  BackToChoice,
  PartTerms,
  PriceLines,
  PriceNotes,
  Samples,
  Thing,
} from '../../features/checkout/parts/parts.tsx';

export { Header } from '../../features/checkout/header.tsx';
export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [BackToChoice, PartTerms, PriceLines, PriceNotes, Samples, SavedChoice, Thing];
