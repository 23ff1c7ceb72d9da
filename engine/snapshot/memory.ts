export type Column =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;
export interface ColumnType<T extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, offset?: number, length?: number): T;
}

/** A zeroed column of `length` values over its own SharedArrayBuffer, so that workers see it without a copy. */
export function shared<T extends Column>(type: ColumnType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** Rows in ascending order of the keys, most significant key first; equal rows keep their order (counting sort per key). */
export function stableOrder(count: number, keys: readonly Uint16Array[]): Uint32Array {
  let order = Uint32Array.from({ length: count }, (_, row) => row);
  let next = new Uint32Array(count);
  for (const key of keys.toReversed()) {
    const values = key.reduce((largest, value) => (value > largest ? value : largest), 0) + 1;
    const start = new Uint32Array(values + 1);
    for (let row = 0; row < count; row++) start[key[row]! + 1]!++;
    for (let value = 0; value < values; value++) start[value + 1]! += start[value]!;
    for (let i = 0; i < count; i++) {
      const row = order[i]!;
      next[start[key[row]!]!++] = row;
    }
    [order, next] = [next, order];
  }
  return order;
}
