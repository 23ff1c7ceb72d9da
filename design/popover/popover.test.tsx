import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '#design/button';
import { show } from '#design/testing';
import { Popover } from './index.ts';

test('the button names its panel, so that it opens without scripts', async () => {
  const { container } = await show(
    <Popover label="Who has answered" trigger={(props) => <Button {...props}>5 of 8 sources</Button>}>
      <p>Skybridge, 94 options</p>
    </Popover>,
  );
  const panel = container.querySelector('[popover]')!;
  expect(screen.getByRole('button').getAttribute('popovertarget')).toBe(panel.id);
  expect([panel.localName, panel.getAttribute('aria-label')]).toEqual(['dialog', 'Who has answered']);
});
