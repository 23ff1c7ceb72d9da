/** What can be wrong with a file before it is sent. */
export type FileFault = 'kind' | 'size' | 'empty' | 'several';

interface Given {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** By the rules of the `accept` attribute: endings, whole types, and `image/*`. */
function accepted(accept: string, { name, type }: Given): boolean {
  return accept.split(',').some((part) => {
    const rule = part.trim().toLowerCase();
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : rule === type;
  });
}

/** The one file that was given, or what is wrong; undefined for none. A browser holds to `accept` where files are chosen, not where they are dropped. */
export function judgeFiles<F extends Given>(
  files: readonly F[],
  { accept, maxBytes }: { readonly accept: string; readonly maxBytes: number },
): F | FileFault | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return 'several';
  if (!accepted(accept, file)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : file;
}
