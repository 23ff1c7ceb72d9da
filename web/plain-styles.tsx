import { createContext, use } from 'react';

/** Stylesheets of a module of the build that the page does not hold yet; none in development, where a page holds all. */
export const StylesContext = createContext<(module: string) => readonly string[]>(() => []);

/**
 * Styles of a part that comes by script, for the reader who has none: `module` is the part whose chunk would bring them. Stands in
 * `<noscript>`, so that nobody else loads them.
 */
export function PlainStyles({ module }: { readonly module: string }) {
  return use(StylesContext)(module).map((href) => <link key={href} rel="stylesheet" href={href} />);
}
