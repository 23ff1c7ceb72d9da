import type { Plugin } from 'vite';

/** Hooks for measuring a router, which it reads only when it is given some; we give none. A new export stops the build. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Functions that nothing of ours calls: fetchers, which lint refuses, routes that are found or replaced while the page is open, and
 * data that the router would look for by itself. One that a new version does not have any more stops the build.
 */
const NOT_CALLED: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [
    /[\\/]router[\\/]router\.js$/,
    ['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes', 'patchRoutes', '_internalSetRoutes'],
  ],
  [/[\\/]dom[\\/]lib\.js$/, ['parseHydrationData']],
];

/** `code` with the bodies of these functions gone. */
export function withoutBodies(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const start = new RegExp(`^(\\t*)(?:async )?function ${name}\\(.*\\{$`, 'm').exec(left);
    const end = start === null ? -1 : left.indexOf(`\n${start[1] ?? ''}}\n`, start.index);
    if (start === null || end === -1) throw new TypeError(`React Router has no function ${name} any more`);
    return left.slice(0, start.index + start[0].length) + left.slice(end);
  }, code);
}

/**
 * Takes out of React Router what no page of ours uses: its measuring, what nothing calls, the display names that only development
 * tools read, and the components that those names keep alive.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code, id) {
        if (/[\\/]router[\\/]instrumentation\.js$/.test(id)) return { code: NO_INSTRUMENTATION, map: null };
        const idle = NOT_CALLED.flatMap(([file, names]) => (file.test(id) ? names : []));
        const lean = withoutBodies(code, idle)
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/(?<== )(?=React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ ');
        return { code: lean, map: null };
      },
    },
  };
}
