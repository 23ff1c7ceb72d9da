import { expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from '#contract/privacy';
import { consentNotAsked, withoutSharing } from './consent.ts';

test('without a choice only the strictly necessary is allowed', () => {
  expect(CONSENT_CATEGORIES.filter((category) => consentNotAsked.allows(category))).toEqual(['strictlyNecessary']);
});

test('a device that asks for no sharing takes advertising back and nothing else', () => {
  const quiet = withoutSharing({ allows: () => true, dataSharingOptOut: false });
  expect(CONSENT_CATEGORIES.filter((category) => !quiet.allows(category))).toEqual(['advertising']);
  expect([quiet.dataSharingOptOut, consentNotAsked.dataSharingOptOut]).toEqual([true, false]);
});
