export { backUpTo, restoreFrom } from './backup.ts';
export {
  BeforeRelease,
  codeOf,
  DataDirInUse,
  DataDirVersion,
  EmbeddedLost,
  NestedDatabaseUse,
  UnsafeRole,
} from './errors.ts';
export { openDatabase, openToRead } from './open.ts';
export type { OpenDatabase } from './open.ts';
export { buildSeed } from './build-seed.ts';
export { afterCommit, refuseNested } from './transact.ts';
export { singleStatements } from './driver.ts';
export { openForTests } from './for-tests.ts';
export { personalTables } from './personal.ts';
