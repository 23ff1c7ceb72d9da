import type { Clock } from '#platform/core';

/** Long enough for a slow page, short enough that a pass is of no use to who finds it later. */
const MINUTES = 5;

export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

interface Pass {
  /** Of the page that may ask. */
  readonly origin: string;
  readonly kmkid: string;
}

interface Means {
  readonly signer: Signer;
  readonly clock: Clock;
}

/** Lets one page ask the master host about one id for some minutes. */
export function issuePass({ signer, clock }: Means, { origin, kmkid }: Pass): string {
  const until = String(clock.now().getTime() + MINUTES * 60_000);
  return `${until}.${signer.sign(textOf(origin, kmkid, until))}`;
}

export function passHolds({ signer, clock }: Means, pass: string, { origin, kmkid }: Pass): boolean {
  const [until = '', signature = '', ...rest] = pass.split('.');
  if (rest.length > 0 || !/^\d{13}$/.test(until)) return false;
  return signer.verify(textOf(origin, kmkid, until), signature) && Number(until) > clock.now().getTime();
}

function textOf(origin: string, kmkid: string, until: string): string {
  return [origin, kmkid, until].join('\n');
}
