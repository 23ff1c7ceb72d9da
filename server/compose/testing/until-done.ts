/** A page of a search once every source has answered: on a busy machine the wait of one request may end before that. */
export async function untilDone<R extends { readonly done: boolean }>(read: () => Promise<R>): Promise<R> {
  for (;;) {
    const page = await read();
    if (page.done) return page;
  }
}
