import { expect, test } from 'vitest';
import { joinSteps } from './join-steps.ts';

test('neighbours that read the same are one step with the later deadline', () => {
  const steps = [
    { back: 'full', title: 'All back, €100', until: 'until Sat' },
    { back: 'full', title: 'All back, €100', until: 'until Tue' },
    { back: 'part', title: 'Taxes back, €40', until: 'until Wed' },
    { back: 'nothing', title: 'No refund', until: 'after that' },
  ] as const;
  expect(joinSteps(steps).map(({ until }) => until)).toEqual(['until Tue', 'until Wed', 'after that']);
});
