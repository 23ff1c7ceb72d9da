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
 * Takes out of React Router what no page of ours uses: its measuring, the display names that only development tools read, and
 * the components that those names keep alive.
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
        const lean = code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/(?<== )(?=React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ ');
        return { code: lean, map: null };
      },
    },
  };
}
