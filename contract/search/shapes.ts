/** What calls of this module say, for who describes them: each shape has a name of its own there. */
export * from './answers.ts';
export * from './cancel-step.ts';
export * from './facets.ts';
export * from './flights/bags.ts';
export * from './flights/days.ts';
export * from './flights/ideas.ts';
export * from './flights/offer.ts';
export * from './flights/query.ts';
export * from './flights/results.ts';
export * from './places.ts';
export * from './price.ts';
export * from './sources.ts';
export * from './spoken.ts';
export * from './stays/nights.ts';
export * from './stays/offer.ts';
export * from './stays/query.ts';
export * from './stays/results.ts';
