/** Shapes shared by forms and the server; plain expressions so that the browser needs no schema library. */
export const civilDate = /^\d{4}-\d{2}-\d{2}$/;

/** Latin letters with marks, space, hyphen, apostrophe and full stop: what airlines print. Never a digit. */
export const personName = /^\p{Script=Latin}[\p{Script=Latin}\p{M}' ’.-]*$/u;

/** Passports and identity cards of all issuers: 5 to 15 letters and digits. */
export const documentNumber = /^[A-Za-z0-9]{5,15}$/;

/** Shown in place of a stored document number: nine asterisks and its last two. Sent back, it means "as stored". */
export const keptDocumentNumber = /^\*{9}[A-Za-z0-9]{2}$/;

/** ITU E.164: plus, country code, at most 15 digits. */
export const phoneShape = /^\+[1-9]\d{6,14}$/;

/** Nothing that cannot be seen or that turns what is read, as `holdsUnseen` says it of e-mail. */
const inEmail = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}\u2800@<>()",;:`;
export const emailShape = new RegExp(String.raw`^[^${inEmail}]+@[^${inEmail}.]+(?:\.[^${inEmail}.]+)+$`, 'u');

/** [5-15] Identifiers; the masked forms also take the nine asterisks shown in place of a stored number. */
export const identifierPatterns = {
  alphanumeric: /^[A-Za-z0-9]{9,10}$/,
  digits: /^\d{9}$/,
  alphanumericOrMasked: /^(?:[A-Za-z0-9]{9,10}|\*{9})$/,
  digitsOrMasked: /^(?:\d{9}|\*{9})$/,
} as const;

export interface FieldRule<M = string> {
  readonly required?: { readonly message: M };
  readonly pattern?: { readonly expression: RegExp; readonly message: M };
}

/** [5-14] The message for a field value, or undefined when it is fine. */
export function checkField<M>(value: string, rule: FieldRule<M>): M | undefined {
  if (value === '') return rule.required?.message;
  return rule.pattern && !rule.pattern.expression.test(value) ? rule.pattern.message : undefined;
}

/** [5-16a], [5-16b] Defaults; an operator may widen them. The age bounds are for adults, not for children. */
export const travellerDefaults = {
  adultAge: { from: 18, to: 110 },
  genders: ['M', 'F'],
} as const;
