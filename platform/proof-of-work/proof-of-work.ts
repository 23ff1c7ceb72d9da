import { createHash } from 'node:crypto';
import type { Random } from '#platform/core';

interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

export interface ProofOfWork {
  /** `bits`: harder, or easier, than usual. */
  challenge(now: Date, bits?: number): string;
  /** Whether it solves a challenge of at least so many bits. */
  solved(solution: string, now: Date, bits?: number): boolean;
}

export const WORK_BITS = 15;
const LIFE_MS = 10 * 60_000;

export function createProofOfWork(signer: Signer, random: Random, usual: number = WORK_BITS): ProofOfWork {
  return {
    challenge(now, bits = usual) {
      const salt = Buffer.from(random.bytes(12)).toString('base64url');
      const said = `${bits}.${salt}.${(now.getTime() + LIFE_MS).toString(36)}`;
      return `${said}.${signer.sign(said)}`;
    },
    solved(solution, now, bits = usual) {
      const [challenge = '', number = '', ...rest] = solution.split(':');
      const [asked = '', salt = '', until = '', signature = ''] = challenge.split('.');
      if (rest.length > 0 || !/^\d{1,12}$/.test(number)) return false;
      if (!signer.verify(`${asked}.${salt}.${until}`, signature)) return false;
      if (Number.parseInt(until, 36) < now.getTime() || Number(asked) < bits) return false;
      return zeroBits(createHash('sha256').update(`${challenge}:${number}`).digest()) >= Number(asked);
    },
  };
}

function zeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
