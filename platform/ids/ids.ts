import type { Clock, Ids, Random } from '#platform/core';

/** uuid v7 (RFC 9562): 48 bits of milliseconds, then chance. Sorts by time of making. */
export function createIds({ clock, random }: { clock: Clock; random: Random }): Ids {
  return {
    uuid() {
      const bytes = random.bytes(16);
      const ms = clock.now().getTime();
      for (let i = 0; i < 6; i++) bytes[i] = Math.floor(ms / 2 ** (8 * (5 - i))) & 0xff;
      bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
      bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
      const hex = Buffer.from(bytes).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
