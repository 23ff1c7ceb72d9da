import { expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from '#contract/privacy';
import { consentNotAsked } from './consent.ts';

test('without a choice only the strictly necessary is allowed', () => {
  expect(CONSENT_CATEGORIES.filter((category) => consentNotAsked.allows(category))).toEqual(['strictlyNecessary']);
});
