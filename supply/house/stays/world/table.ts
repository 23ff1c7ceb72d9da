/** Rows that many share, in the order in which they were first asked for. */
export class Table<T> {
  readonly rows: T[] = [];
  readonly #byKey = new Map<string, number>();

  rowOf(key: string, make: () => T): number {
    let row = this.#byKey.get(key);
    if (row === undefined) {
      row = this.rows.push(make()) - 1;
      this.#byKey.set(key, row);
    }
    return row;
  }
}
