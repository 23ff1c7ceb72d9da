import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Folded } from './index.ts';

test('parts keep their order', async () => {
  const { container } = await show(
    <Folded>
      <section key="out">Out</section>
      <section key="back">Back</section>
    </Folded>,
  );
  expect(container.textContent).toBe('OutBack');
});
