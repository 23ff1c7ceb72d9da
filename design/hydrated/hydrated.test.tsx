import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydrated } from './index.ts';

function Probe() {
  return <p>{useHydrated() ? 'live' : 'still'}</p>;
}

test('the server says no, the browser yes', () => {
  expect(renderToString(<Probe />)).toContain('still');
  render(<Probe />);
  expect(screen.getByText('live')).toBeDefined();
});
