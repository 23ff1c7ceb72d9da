import { minorDigits } from '#contract/core';
export const leak = minorDigits;
