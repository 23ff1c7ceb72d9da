import type { I18n } from '@lingui/core';
import type { SayNames } from '../spoken.ts';

/** Fare families by their codes, and airports. */
export function flightNames(i18n: I18n): SayNames {
  const families = { ...economyWords(i18n), ...upperWords(i18n) };
  return {
    ...Object.fromEntries(Object.entries(families).map(([code, name]) => [`fare.${code}`, () => name])),
    airport: (airport) => airport?.own ?? '',
  };
}

function economyWords(i18n: I18n) {
  return {
    LIGHT: i18n._({ id: 'fare.light', message: 'Light' }),
    STANDARD: i18n._({ id: 'fare.standard', message: 'Standard' }),
    PLUS: i18n._({ id: 'fare.plus', message: 'Plus' }),
    FLEX: i18n._({ id: 'fare.flex', message: 'Flex' }),
    BASIC: i18n._({ id: 'fare.basic', message: 'Basic' }),
    VALUE: i18n._({ id: 'fare.value', message: 'Value' }),
    BUNDLE: i18n._({ id: 'fare.bundle', message: 'Bundle' }),
    MAX: i18n._({ id: 'fare.max', message: 'Max' }),
    LOCAL: i18n._({ id: 'fare.local', message: 'Local' }),
    COMFORT: i18n._({ id: 'fare.comfort', message: 'Comfort' }),
    FREE: i18n._({ id: 'fare.free', message: 'Free' }),
  };
}

function upperWords(i18n: I18n) {
  return {
    PREMIUM: i18n._({ id: 'fare.premium', message: 'Premium' }),
    PREMIUM_FLEX: i18n._({ id: 'fare.premiumFlex', message: 'Premium Flex' }),
    PREMIUM_FULL: i18n._({ id: 'fare.premiumFull', message: 'Premium Full' }),
    BUSINESS_SAVER: i18n._({ id: 'fare.businessSaver', message: 'Business Saver' }),
    BUSINESS: i18n._({ id: 'fare.business', message: 'Business' }),
    BUSINESS_FLEX: i18n._({ id: 'fare.businessFlex', message: 'Business Flex' }),
    FIRST: i18n._({ id: 'fare.first', message: 'First' }),
    FIRST_FLEX: i18n._({ id: 'fare.firstFlex', message: 'First Flex' }),
  };
}
