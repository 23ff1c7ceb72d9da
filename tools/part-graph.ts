import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { PARTS } from '../server/ssr/assets.ts';

/** What the build knows of a module that is loaded by itself: a page, an island, another part, or the entry. */
export interface PartNode {
  /** Files of the pages' source that come with it, itself among them: what they say, it says. */
  readonly files: readonly string[];
  /** Islands that may be drawn in it, those in islands among them. */
  readonly islands: readonly string[];
}

/** By path from the root. */
export type PartGraph = Readonly<Record<string, PartNode>>;

/** The module graph as a bundler tells it, by paths from the root. */
export interface ModuleGraph {
  readonly modules: readonly string[];
  readonly isEntry: (module: string) => boolean;
  /** What comes with it. */
  readonly importsOf: (module: string) => readonly string[];
  /** What it may ask for later. */
  readonly lazyOf: (module: string) => readonly string[];
}

const ISLAND = /\.island\.tsx$/;
/** The module of a page is the build's own (page-modules.ts). */
const SAYS = /^web\/(?!routes\/[\w-]+\/all\.ts).*\.tsx?$/;

function reached(start: readonly string[], next: (module: string) => readonly string[]): string[] {
  const seen = new Set(start);
  for (const module of seen) for (const other of next(module)) seen.add(other);
  return [...seen];
}

/** Every module that is loaded by itself, with what comes with it. */
export function partsOf({ modules, isEntry, importsOf, lazyOf }: ModuleGraph): PartGraph {
  const alone = new Set([...modules.filter(isEntry), ...modules.flatMap(lazyOf)]);
  const islandsIn = (module: string) =>
    reached([module], importsOf)
      .flatMap(lazyOf)
      .filter((lazy) => ISLAND.test(lazy));
  return Object.fromEntries(
    [...alone].toSorted().map((part) => [
      part,
      {
        files: reached([part], importsOf)
          .filter((file) => SAYS.test(file))
          .toSorted(),
        islands: reached(islandsIn(part), islandsIn).toSorted(),
      },
    ]),
  );
}

/** Writes down which modules come together, as the bundler found it: of it the words of each part and the islands of each page are made. */
export function partGraph(root: string): Plugin {
  const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'part-graph',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const ids = new Map([...this.getModuleIds()].map((id) => [pathOf(id), id]));
      const infoOf = (module: string) => {
        const id = ids.get(module);
        return id === undefined ? null : this.getModuleInfo(id);
      };
      const parts = partsOf({
        modules: [...ids.keys()],
        isEntry: (module) => infoOf(module)?.isEntry === true && module.startsWith('web/'),
        importsOf: (module) => infoOf(module)?.importedIds.map(pathOf) ?? [],
        lazyOf: (module) => infoOf(module)?.dynamicallyImportedIds.map(pathOf) ?? [],
      });
      this.emitFile({ type: 'asset', fileName: PARTS, source: JSON.stringify(parts) });
    },
  };
}
