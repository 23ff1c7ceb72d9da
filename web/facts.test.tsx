import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Facts, FactsContext, useFlag } from './facts.ts';

function flagUnder(flags?: Facts['flags']) {
  const facts = { ...(flags && { flags }) } as Facts;
  const wrapper = ({ children }: { children: ReactNode }) => <FactsContext value={facts}>{children}</FactsContext>;
  return renderHook(() => [useFlag('shell.header', 'new'), useFlag('pickers.country', true)], { wrapper }).result
    .current;
}

test('[1-08a] a page has what the server sent, else the default', () => {
  expect(flagUnder()).toEqual(['new', true]);
  expect(flagUnder({ 'shell.header': 'old' })).toEqual(['old', true]);
  expect(flagUnder({ 'pickers.country': false })).toEqual(['new', false]);
});
