/** Texts as length byte and UTF-8, each stored once. */
export interface TextPool {
  /** Offset of the text's length byte; longer than 255 bytes is cut at a character. */
  add(text: string): number;
  /** Offset of the bytes, without a length. */
  addBytes(bytes: Uint8Array): number;
  bytes(): Uint8Array;
}

export function createTextPool(): TextPool {
  let buffer = new Uint8Array(1 << 16);
  let used = 0;
  const encoder = new TextEncoder();
  const known = new Map<string, number>();
  const scratch = new Uint8Array(255);
  const append = (bytes: Uint8Array): number => {
    if (used + bytes.length > buffer.length) {
      const larger = new Uint8Array((used + bytes.length) * 2);
      larger.set(buffer.subarray(0, used));
      buffer = larger;
    }
    buffer.set(bytes, used);
    used += bytes.length;
    return used - bytes.length;
  };
  return {
    add(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const { written } = encoder.encodeInto(text, scratch);
      const at = append(Uint8Array.of(written));
      append(scratch.subarray(0, written));
      known.set(text, at);
      return at;
    },
    addBytes: append,
    bytes: () => buffer.slice(0, used),
  };
}
