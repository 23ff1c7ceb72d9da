import { createHash } from 'node:crypto';

/** As a page does: the first number whose hash begins with as many zero bits as the challenge asks for. */
export function solveWork(challenge: string): string {
  const bits = Number(challenge.split('.')[0]);
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${challenge}:${number}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return `${challenge}:${number}`;
  }
}
