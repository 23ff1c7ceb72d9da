import { createHash } from 'node:crypto';
import type { Random } from '#platform/core';

interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

export interface ProofOfWork {
  challenge(now: Date): string;
  solved(solution: string, now: Date): boolean;
}

export const WORK_BITS = 15;
const LIFE_MS = 10 * 60_000;

export function createProofOfWork(signer: Signer, random: Random, bits: number = WORK_BITS): ProofOfWork {
  return {
    challenge(now) {
      const salt = Buffer.from(random.bytes(12)).toString('base64url');
      const said = `${bits}.${salt}.${(now.getTime() + LIFE_MS).toString(36)}`;
      return `${said}.${signer.sign(said)}`;
    },
    solved(solution, now) {
      const [challenge = '', number = '', ...rest] = solution.split(':');
      const [asked = '', salt = '', until = '', signature = ''] = challenge.split('.');
      if (rest.length > 0 || !/^\d{1,12}$/.test(number)) return false;
      if (!signer.verify(`${asked}.${salt}.${until}`, signature)) return false;
      if (Number.parseInt(until, 36) < now.getTime()) return false;
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
