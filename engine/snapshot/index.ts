export { below, named, ranges } from './checks.ts';
export { requireSound, SnapshotError } from './errors.ts';
export { encodeSnapshot, openSnapshot } from './file.ts';
export type { FileKind, SnapshotFile } from './file.ts';
export { shared, stableOrder } from './memory.ts';
export type { Column, ColumnType } from './memory.ts';
