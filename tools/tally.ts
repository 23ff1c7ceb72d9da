import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  /** What failed: where, which, and the beginning of why. */
  readonly failures: readonly string[];
}

/** Where a run of Vitest writes its tally. */
export const TALLY_FILE = 'TALLY_FILE';

/** Counts the tests of a run; a file that cannot even be loaded is one failure, and so is an error outside of any test. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...errors.map((error) => failureOf('an error outside of any test', error.message)),
      ],
    };
    const file = process.env[TALLY_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
  }
}

function failuresOf(module: TestModule): string[] {
  const where = `${module.project.name}: ${relative(process.cwd(), module.moduleId)}`;
  const tests = [...module.children.allTests('failed')].map((test) =>
    failureOf(`${where} > ${test.fullName}`, firstOf(test.result().errors)),
  );
  // A hook that fails leaves its tests without a result.
  const around = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...tests, ...around.map((error) => failureOf(where, firstOf([error])))];
}

const firstOf = (errors: readonly { readonly message: string }[] | undefined) => errors?.[0]?.message;

/** What failed with the first lines of why. */
export function failureOf(name: string, why = ''): string {
  const reason = stripVTControlCharacters(why).trim().split('\n').slice(0, 4).join('\n    ').slice(0, 600);
  return `${name}\n    ${reason}`;
}
