const BATCH = 512;

/** Looks for the number that the server's challenge asks for: half a second of work, in pieces, so that the page stays alive. */
export async function solve(challenge: string): Promise<string> {
  const bits = Number.parseInt(challenge, 10);
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => first + at);
    // eslint-disable-next-line no-await-in-loop -- one batch after another
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${number}`))),
    );
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= bits);
    if (found >= 0) return `${challenge}:${first + found}`;
  }
}

function zeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
