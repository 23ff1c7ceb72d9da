import { i18n } from '@lingui/core';
export const leak = i18n;
