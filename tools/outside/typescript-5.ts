import { registerHooks } from 'node:module';

/** Generators of code are written for the programming interface of TypeScript 5, which TypeScript 7 has no more. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});
