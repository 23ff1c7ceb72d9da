import { importStays } from '../stays/import/own-files.ts';

type Say = (line: string) => void;

/** Something that an operator does to what the house sells, by the name of the vertical: `npm run operator -- <name> …`. */
interface OperatorAct {
  readonly usage: string;
  /** Throws a TypeError with how it is used where `args` cannot be read. */
  readonly run: (args: readonly string[], dataDir: string, say: Say) => Promise<void>;
}

const STAYS_USAGE = 'npm run operator -- stays import FOLDER [--dry-run]';

export const OPERATOR_ACTS: Readonly<Record<string, OperatorAct>> = {
  stays: {
    usage: STAYS_USAGE,
    /** `import FOLDER`: takes over the operator's own properties; with `--dry-run` it only says what it would do. */
    async run([act, folder, ...rest], dataDir, say) {
      const dryRun = rest.length === 1 && rest[0] === '--dry-run';
      if (act !== 'import' || !folder || (rest.length > 0 && !dryRun)) throw new TypeError(`Usage: ${STAYS_USAGE}`);
      await importStays({ folder, dataDir, dryRun, say });
    },
  },
};
