/** What attackers and owners sent, and were given, that no log may hold: the secret, and what it is. */
export type Secrets = ReadonlyMap<string, string>;

/** Shorter ones are words that stand in a log by themselves. */
const LEAST = 12;
const CODE = /^\d{6}$/;
/** A code that was only guessed is a number like others. */
const GUESSED = new Set(['000000', '111111', '123456']);
const CODES = /(?<![\w.:+-])\d{6}(?![\w+:-])/g;
const FIELDS = new Set(['passwd', 'code', 'captcha', 'link', 'credential', 'state', 'formtoken', 'token', 'password']);

const held = new Map<string, string>();

export function heldSecrets(): Secrets {
  return held;
}

export function holdSecret(what: string, secret: string): void {
  if (secret.length >= LEAST || (CODE.test(secret) && !GUESSED.has(secret))) held.set(secret, what);
}

/** Fields of a form that hold a secret. */
export function holdFields(fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) if (FIELDS.has(name)) holdSecret(name, value);
}

/** What kind of secrets a text holds, each secret once. However many there are, the text is read once. */
export function secretsIn(text: string, secrets: Secrets): readonly string[] {
  const byBeginning = Map.groupBy(
    [...secrets.keys()].filter((secret) => secret.length >= LEAST),
    (secret) => secret.slice(0, LEAST),
  );
  const found = new Set((text.match(CODES) ?? []).filter((code) => secrets.has(code)));
  for (let at = 0; at + LEAST <= text.length; at += 1)
    for (const secret of byBeginning.get(text.slice(at, at + LEAST)) ?? [])
      if (text.startsWith(secret, at)) found.add(secret);
  return [...found].map((secret) => secrets.get(secret) ?? '');
}
