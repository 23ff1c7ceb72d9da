import type { Api } from '#contract/core';
import { chooseTraveler } from '#contract/travelers';
import type { Values } from '../forms/values.ts';
import { valuesOfChoice } from './saved-values.ts';

/**
 * Without scripts the fields are filled here: of every passenger for whom somebody was chosen since the page was made. Undefined
 * where there is no such; then the form is as its reader left it.
 */
export async function filledFrom(api: Api, values: Values): Promise<Values | undefined> {
  const names = Object.keys(values).flatMap((key) => /^(travellers\.\d+)\.who$/.exec(key)?.[1] ?? []);
  const asked = names.filter((name) => values[`${name}.who`] && values[`${name}.who`] !== values[`${name}.filled`]);
  if (asked.length === 0) return undefined;
  const { travelers: choices } = await api(chooseTraveler, {});
  const filled = asked.flatMap((name) => {
    const choice = choices?.find(({ travelerId }) => travelerId === values[`${name}.who`]);
    return choice ? [valuesOfChoice(name, choice)] : [];
  });
  return filled.length > 0 ? (Object.assign({}, values, ...filled) as Values) : undefined;
}
