/** `database` was used inside `transact`: with one connection that hangs for ever, with ten it runs outside. */
export class NestedDatabaseUse extends Error {
  override readonly name = 'NestedDatabaseUse';
  readonly code = 'NESTED_DB';
  constructor() {
    super('The database was used inside a transaction; use the transaction that was handed in');
  }
}

/** Another process holds the data directory. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly code = 'DATA_DIR_IN_USE';
  constructor(dataDir: string, owner: string, remedy: string) {
    super(
      `The data directory ${dataDir} is in use by ${owner}. Two processes on one embedded database would silently ` +
        `lose bookings, so this one did not start. ${remedy}`,
    );
  }
}

/** The data files were written by another PostgreSQL major. */
export class DataDirVersion extends Error {
  override readonly name = 'DataDirVersion';
  readonly code = 'DATA_DIR_VERSION';
  constructor(dataDir: string, found: string, wanted: string) {
    super(
      `The data in ${dataDir} was written by PostgreSQL ${found}, this version reads ${wanted}. ` +
        'Export it with the version that wrote it, then import it here; nothing was changed.',
    );
  }
}

/** The schema is not one that began with the baseline. */
export class BeforeRelease extends Error {
  override readonly name = 'BeforeRelease';
  readonly code = 'DATABASE_BEFORE_RELEASE';
  constructor(which: string, instead: string) {
    super(
      `${which} was made before the first release of Wayfold, in a form that is not carried over: only the version that ` +
        `made it can open it. Nothing in it was changed. ${instead}`,
    );
  }
}

/** The schema could not be brought up to date; nothing of it was kept. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
  readonly code = 'MIGRATION_FAILED';
}

/** The role of the site could pass row security or change tables. */
export class UnsafeRole extends Error {
  override readonly name = 'UnsafeRole';
  readonly code = 'UNSAFE_ROLE';
  constructor(role: string, why: string) {
    super(
      `The database role ${role} ${why}; a fault in the site could then read other companies' bookings. ` +
        'Let DATABASE_URL log in as a plain role and DATABASE_OWNER_URL as the owner.',
    );
  }
}

/** The embedded database was ended in the middle of a statement: its outcome is unknown, ask again by key. */
export class EmbeddedLost extends Error {
  override readonly name = 'EmbeddedLost';
  readonly code = 'EMBEDDED_LOST';
}

/** The SQLSTATE of a database error, or our own code. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
