import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { InvalidInput, toProblems } from '#domain/kernel';
import { holdsUnseen } from '#contract/core';
import { z } from '#zod';
import { controlProblem } from './control-characters.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What a route that is no call reads of path, query and form, as one flat object; or the reason why nothing of it has to be judged
     * here. What does not fit is refused before the route runs, as a call refuses it.
     */
    reads?: z.ZodType | `because ${string}`;
  }
}

/** Every route of a site, as it was registered. */
const tables = new WeakMap<FastifyInstance, RouteOptions[]>();
const read = new WeakMap<FastifyRequest, unknown>();

export function routesOf(app: FastifyInstance): readonly RouteOptions[] {
  return tables.get(app) ?? [];
}

/** Routes that pass by the pipeline and do not say what they read, nor why nothing of it is judged. */
export function unread(routes: readonly RouteOptions[]): readonly string[] {
  return routes
    .filter(({ config }) => config?.limit !== 'call' && config?.reads === undefined)
    .map(({ method, url }) => `${String(method)} ${url}`);
}

/** Judges what routes beside the pipeline read. One that does not say it keeps the site from starting. */
export function judgeInput(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  tables.set(app, routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const silent = unread(routes);
    if (silent.length > 0) throw new TypeError(`Routes that do not say what they read: ${silent.join(', ')}`);
  });
  app.addHook('preHandler', async (request) => {
    const { reads } = request.routeOptions.config;
    if (reads === undefined || typeof reads === 'string') return;
    const parsed = reads.safeParse({
      ...objectIn(request.query),
      ...objectIn(request.body),
      ...objectIn(request.params),
    });
    if (!parsed.success) throw new InvalidInput(toProblems(parsed.error.issues));
    const control = controlProblem(parsed.data);
    if (control) throw new InvalidInput([control]);
    read.set(request, parsed.data);
  });
}

/** What the route of this request said that it reads. */
export function inputOf<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  if (request.routeOptions.config.reads !== schema)
    throw new TypeError(`${request.routeOptions.url} reads something else`);
  return read.get(request) as z.output<S>;
}

/** A text of a form that a browser sends by itself: what does not fit was not said, so that its reader still comes to a page. */
export function saidWithin(most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !holdsUnseen(text, 'line'))
    .optional()
    .catch(undefined);
}

export function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
