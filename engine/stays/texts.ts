import { shared } from '#engine/snapshot';

/** Texts by number: the bytes of text `i` lie from `at[i]` to `at[i + 1]`, in UTF-8. */
export interface TextPool {
  readonly bytes: Uint8Array;
  readonly at: Uint32Array;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export function textAt({ bytes, at }: TextPool, text: number): string {
  // TextDecoder takes no shared memory.
  return decoder.decode(bytes.slice(at[text], at[text + 1]));
}

/** Collects texts; `known` gives equal texts one number. */
export class Texts {
  #bytes = new Uint8Array(1 << 16);
  #at = new Uint32Array(1 << 12);
  #count = 0;
  readonly #numbers = new Map<string, number>();

  known(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.add(text);
      this.#numbers.set(text, number);
    }
    return number;
  }

  add(text: string): number {
    const start = this.#at[this.#count]!;
    if (start + 3 * text.length > this.#bytes.length) this.#bytes = grown(this.#bytes, start + 3 * text.length);
    if (this.#count + 2 > this.#at.length) this.#at = grown(this.#at, this.#count + 2);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(start));
    this.#at[this.#count + 1] = start + written;
    this.#count++;
    return this.#count - 1;
  }

  pool(): TextPool {
    const at = shared(Uint32Array, this.#count + 1);
    at.set(this.#at.subarray(0, this.#count + 1));
    const bytes = shared(Uint8Array, at[this.#count]!);
    bytes.set(this.#bytes.subarray(0, bytes.length));
    return { at, bytes };
  }
}

/** A copy with room for at least `needed` values. */
export function grown<T extends Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array>(
  values: T,
  needed: number,
): T {
  const wider = new (values.constructor as new (length: number) => T)(Math.max(needed, 2 * values.length));
  wider.set(values);
  return wider;
}
