/** No 0 O 1 I L U: what is read aloud or copied by hand cannot be mistaken. */
export const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_LENGTH = 6;

/** What follows `WF-`, as typed by people: any case, with or without it, spaces anywhere. */
export function referenceSigns(typed: string): string {
  const upper = typed.toUpperCase().replace(/^\s*WF[^0-9A-Z]+/, '');
  const signs = upper.replace(/[^0-9A-Z]/g, '');
  return signs.length > REFERENCE_LENGTH ? signs.replace(/^WF/, '') : signs;
}

/** Why no booking can have such a reference: how many signs it has, or which of them none has; null where one can. */
export function referenceFault(typed: string): { readonly count: number } | { readonly wrong: string } | null {
  const signs = referenceSigns(typed);
  if (signs.length !== REFERENCE_LENGTH) return { count: signs.length };
  const wrong = [...new Set(signs)].filter((sign) => !REFERENCE_SIGNS.includes(sign)).join('');
  return wrong === '' ? null : { wrong };
}
