import type { Plugin } from 'vite';

/**
 * Takes the display names out of React Router, which only development tools read, and says that making a component does
 * nothing: both keep components in the bundle that no page uses.
 */
export function dropNames(): Plugin {
  return {
    name: 'drop-names',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/(?<== )(?=React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
