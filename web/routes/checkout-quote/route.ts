import { SavedChoice } from '../../features/account/choices/saved-choice.tsx';
import {
  BackToChoice,
  PartTerms,
  PriceLines,
  PriceNotes,
  Samples,
  Thing,
  Together,
} from '../../features/checkout/parts/parts.tsx';
import { AddBeside, Lapsed } from '../../features/checkout/parts/quote-parts.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';

export { Header } from '../../features/checkout/header.tsx';
export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [
  AddBeside,
  BackToChoice,
  Lapsed,
  PartTerms,
  PriceLines,
  PriceNotes,
  Samples,
  SavedChoice,
  Stuck,
  Thing,
  Together,
];
