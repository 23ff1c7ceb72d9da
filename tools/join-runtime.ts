import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the bundler's few helper functions into the vendor chunk, which every page has: the bundler gives them a file of their own
 * whatever the groups say, and a file is a request.
 */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Record<string, Chunk>;

const RUNTIME = 'rolldown-runtime';
const VENDOR = 'vendor';
const IMPORT = new RegExp(`import\\{([^}]*)\\}from"\\./${RUNTIME}-[\\w-]+\\.js";`);

interface Joined {
  readonly manifest: Manifest;
  /** Contents of the files that changed, by their names in the manifest. */
  readonly files: ReadonlyMap<string, string>;
}

/** `read` gives the contents of a file of the manifest. Throws where the bundler writes its helpers in another way than is known. */
export function joinRuntime(manifest: Manifest, read: (file: string) => string): Joined {
  const chunkOf = (name: string) => {
    const [key, chunk] = Object.entries(manifest).find(([, { file }]) => file.startsWith(`assets/${name}-`)) ?? [];
    if (key === undefined || chunk === undefined) throw new TypeError(`The build has no chunk ${name}`);
    return { key, file: chunk.file };
  };
  const [runtime, vendor] = [chunkOf(RUNTIME), chunkOf(VENDOR)];
  const [, body = '', names = ''] = /^([^]*?)export\{([^}]*)\};?\s*$/.exec(read(runtime.file)) ?? [];
  if (names === '') throw new TypeError('The helpers of the bundler export nothing');
  const helpers = new Map(pairsOf(names).map(([inside, outside]) => [outside, inside]));
  const files = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    if (!file.endsWith('.js') || file === runtime.file) continue;
    const code = read(file);
    const wanted = IMPORT.exec(code);
    if (file === vendor.file) files.set(file, vendorWith(code, wanted, body, helpers));
    else if (wanted) files.set(file, code.replace(wanted[0], importFromVendor(wanted[1] ?? '', vendor.file)));
    if ((files.get(file) ?? code).includes(RUNTIME))
      throw new TypeError(`${file} still asks for the helpers of the bundler`);
  }
  return { manifest: withoutRuntime(manifest, runtime.key, vendor.key), files };
}

/** `a as b,c` as pairs; a name alone keeps it. */
function pairsOf(names: string): (readonly [string, string])[] {
  return names.split(',').map((name) => {
    const [before = '', after = before] = name.trim().split(' as ');
    return [before, after];
  });
}

const sharedName = (helper: string): string => `$runtime_${helper}`;

function vendorWith(
  code: string,
  wanted: RegExpExecArray | null,
  body: string,
  helpers: ReadonlyMap<string, string>,
): string {
  const all = [...helpers];
  const made = `const{${all.map(([name]) => `${name}:${sharedName(name)}`).join()}}=(()=>{${body}return{${all.map((pair) => pair.join(':')).join()}}})();`;
  const own = wanted
    ? `var ${pairsOf(wanted[1] ?? '')
        .map(([name, as]) => `${as}=${sharedName(name)}`)
        .join()};`
    : '';
  const shared = `export{${all.map(([name]) => sharedName(name)).join()}};`;
  return made + own + (wanted ? code.replace(wanted[0], '') : code) + shared;
}

function importFromVendor(names: string, vendor: string): string {
  const wanted = pairsOf(names).map(([name, as]) => `${sharedName(name)} as ${as}`);
  return `import{${wanted.join()}}from"./${vendor.replace('assets/', '')}";`;
}

function withoutRuntime(manifest: Manifest, runtime: string, vendor: string): Manifest {
  const kept = Object.entries(manifest).filter(([key]) => key !== runtime);
  return Object.fromEntries(
    kept.map(([key, chunk]) => {
      if (!chunk.imports?.includes(runtime)) return [key, chunk];
      const others = chunk.imports.filter((one) => one !== runtime && one !== vendor);
      return [key, { ...chunk, imports: key === vendor ? others : [vendor, ...others] }];
    }),
  );
}

if (import.meta.main) {
  const client = join(import.meta.dirname, '../dist/client');
  const path = join(client, '.vite/manifest.json');
  const { manifest, files } = joinRuntime(JSON.parse(readFileSync(path, 'utf8')) as Manifest, (file) =>
    readFileSync(join(client, file), 'utf8'),
  );
  for (const [file, code] of files) writeFileSync(join(client, file), code);
  writeFileSync(path, JSON.stringify(manifest));
}
