/** A promise field of a loader's answer travels as this mark; its value follows in a script of its own. */
interface Later {
  readonly $later: string;
}

type LoaderData = Record<string, unknown>;

function isLater(value: unknown): value is Later {
  return typeof value === 'object' && value !== null && '$later' in value;
}

/** Takes the promises out of loader data, top-level fields only. */
export function splitLater(loaderData: LoaderData): { plain: LoaderData; later: Map<string, Promise<unknown>> } {
  const later = new Map<string, Promise<unknown>>();
  const plain = mapFields(loaderData, (value, key) => {
    if (!(value instanceof Promise)) return value;
    // The render reports a rejection; here it only must not end the process.
    value.catch(() => undefined);
    later.set(key, value);
    return { $later: key } satisfies Later;
  });
  return { plain, later };
}

/** Puts promises back where the marks are. */
export function reviveLater(loaderData: LoaderData, wait: (key: string) => Promise<unknown>): LoaderData {
  return mapFields(loaderData, (value) => (isLater(value) ? wait(value.$later) : value));
}

function mapFields(loaderData: LoaderData, change: (value: unknown, key: string) => unknown): LoaderData {
  const routes = Object.entries(loaderData).map(([route, fields]) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return [route, fields];
    const changed = Object.entries(fields).map(([name, value]) => [name, change(value, `${route}.${name}`)]);
    return [route, Object.fromEntries(changed)];
  });
  return Object.fromEntries(routes) as LoaderData;
}
