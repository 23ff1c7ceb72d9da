import { cleanup, render, type RenderResult } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { afterEach, expect } from 'vitest';
import { axeFaults } from './axe.ts';

afterEach(cleanup);

/** Renders an element, and holds it to two rules on the way: axe finds nothing, and the server writes no style attribute. */
export async function show(element: ReactNode): Promise<RenderResult> {
  expect(renderToStaticMarkup(element)).not.toMatch(/\sstyle="/);
  const result = render(element);
  expect(await axeFaults(result.baseElement)).toEqual([]);
  return result;
}
