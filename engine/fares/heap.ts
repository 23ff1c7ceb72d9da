/** A binary heap; `before` is its order. */
export class Heap<T> {
  readonly #list: T[] = [];
  readonly #before: (left: T, right: T) => boolean;

  constructor(before: (left: T, right: T) => boolean) {
    this.#before = before;
  }

  put(entry: T): void {
    const heap = this.#list;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(entry, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  take(): T | undefined {
    const heap = this.#list;
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#before(heap[child + 1]!, heap[child]!)) child += 1;
      if (!this.#before(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
