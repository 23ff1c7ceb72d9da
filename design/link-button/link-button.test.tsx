import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnchorProvider, type AnchorProps } from '#design/link';
import { show } from '#design/testing';
import { LinkButton } from './index.ts';

function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <a {...rest} href={`/ar${href}`} />;
}

test('a link that looks like a button is a link', async () => {
  await show(<LinkButton href="/fares">See fares</LinkButton>);
  expect(screen.getByRole('link', { name: 'See fares' }).getAttribute('href')).toBe('/fares');
});

test('the router gives its own anchor', async () => {
  await show(
    <AnchorProvider component={RouterAnchor}>
      <LinkButton href="/fares">See fares</LinkButton>
    </AnchorProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ar/fares');
});
