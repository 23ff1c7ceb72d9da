import type { Call } from '#contract/core';
import { createExamples } from './examples.ts';
import { type Operation, operationOf } from './operation.ts';
import { ERROR_SCHEMAS, REFUSALS } from './refusals.ts';
import { SECURITY_SCHEMES, USUAL_SECURITY } from './security.ts';
import { shapesOf } from './shapes.ts';
import { shareAlike } from './share.ts';
import { tagsOf } from './tags.ts';

/** OpenAPI 3.1 of all calls, made from the contract alone. */
export function openApi(calls: readonly Call[], server: string): object {
  const shapes = shapesOf(calls);
  const examples = createExamples(shapes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    for (const [at, path] of addressesOf(call).entries()) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(call, { path, at, shapes, examples });
      paths[template] = { ...paths[template], [call.method.toLowerCase()]: operation };
    }
  }
  const { parameters, requestBodies, responses } = shareAlike(Object.values(paths).flatMap((of) => Object.values(of)));
  const described = [paths, parameters, requestBodies, responses];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wayfold',
      version: '1',
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server }],
    security: USUAL_SECURITY,
    tags: tagsOf(calls),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters,
      requestBodies,
      responses: { ...REFUSALS, ...responses },
      schemas: { ...ERROR_SCHEMAS, ...shapes.components(described) },
    },
  };
}

const ABOUT = [
  'Search, quote, order, pay, cancel and all else that the pages of the site do: they use nothing else.',
  '',
  'Money is an integer of minor units with its currency. An instant is UTC; a local time stands beside its zone.',
  'A call that changes something wants the cookie of a session and a form token of it in `X-CSRF`: `POST /s/run/formtoken` gives both.',
  'A refusal is a list of problems, each with a code that does not change and words for people in their language.',
].join('\n');

/** An address that differs from another of the call by a slash at its end is answered alike, and not told twice. */
function addressesOf({ path, aliases = [] }: Call): readonly string[] {
  const all = [path, ...aliases];
  return all.filter((one) => !(one.endsWith('/') && all.includes(one.slice(0, -1))));
}
