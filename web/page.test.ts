import { createMemoryRouter, isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Api, ApiError, type Call } from '#contract/core';
import { apiContext, factsContext } from './api.ts';
import { createRoutes } from './routes.tsx';
import { FACTS } from './testing/facts.ts';

const paths = (createRoutes()[0]?.children?.[0]?.children ?? []).flatMap(({ path = '' }) =>
  /:\w*[iI]d\b|:session/.test(path) ? [path.replace(/:\w+/, 'no-id')] : [],
);

/** Refuses what is no id where it is given, as the server does. */
const api = async (_call: Call, input: Record<string, unknown>) => {
  const field = Object.keys(input).find((name) => input[name] === 'no-id');
  if (field) throw new ApiError(422, [{ code: 'VALIDATION_ERROR', description: '', localizedDescription: '', field }]);
  return { formtoken: 'f', methods: null, travelers: [] };
};

async function statusOf(path: string): Promise<number> {
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [path],
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api as Api);
      context.set(factsContext, FACTS);
      return context;
    },
  });
  await expect.poll(() => router.state.initialized).toBe(true);
  const [error] = Object.values(router.state.errors ?? {});
  router.dispose();
  if (error === undefined) return 200;
  return isRouteErrorResponse(error) ? error.status : 500;
}

test(
  'an address whose id is none leads nowhere, on every page with an id in its path',
  { timeout: 60_000 },
  async () => {
    const found = new Map<string, number>();
    for (const path of paths) found.set(path, await statusOf(path));
    expect(paths.length).toBeGreaterThan(8);
    // The way back from paying says nothing of its booking until it goes on.
    expect([...found].filter(([, status]) => status !== 404)).toEqual([['/bookings/no-id/paid', 200]]);
  },
);
