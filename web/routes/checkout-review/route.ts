import { KeepBox } from '../../features/cards/keep-box.tsx';
import { KeptChoice } from '../../features/cards/kept-choice.tsx';
import { TestCardList } from '../../features/cards/test-card-list.tsx';
import { CostParts } from '../../features/checkout/parts/cost-parts.tsx';
import { PartTerms, PriceLines, PriceNotes, Review, Samples, Thing } from '../../features/checkout/parts/parts.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';

export { Header } from '../../features/checkout/header.tsx';
export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [
  CostParts,
  KeepBox,
  KeptChoice,
  PartTerms,
  PriceLines,
  PriceNotes,
  Review,
  Samples,
  Stuck,
  TestCardList,
  Thing,
];
