/** Neither answered nor refused in time: nobody knows. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new NoAnswer(`No answer in ${ms} ms`)), ms);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
