import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  /** What failed: where, which, and the beginning of why. */
  readonly failures: readonly string[];
  /** Files whose process the engine ended before all their tests had; none of them is counted. */
  readonly lost: readonly string[];
}

/** How V8 ends a process that broke a rule of its own; one that runs out of memory ends with SIGABRT. */
const ENDED = /Worker exited unexpectedly with signal (?:SIGTRAP|SIGSEGV|SIGILL) .*while running test files? (.+)$/s;

/** Where a run of Vitest writes its tally. */
export const TALLY_FILE = 'TALLY_FILE';

type Thrown = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number];
const ENDINGS: ReadonlySet<string> = new Set(['passed', 'failed', 'skipped']);

/** Counts the tests of a run; a file that cannot even be loaded is one failure, and so is an error outside of any test. */
export default class TallyReporter implements Reporter {
  #asked: readonly TestSpecification[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#asked = specifications;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Thrown[]): void {
    const finished = new Set(modules.filter((module) => ENDINGS.has(module.state())).map(keyOf));
    const unfinished = new Set(
      this.#asked.filter((each) => !finished.has(keyOf(each))).map(({ moduleId }) => moduleId),
    );
    const lostWith = (error: Thrown) => filesOf(error).filter((path) => unfinished.has(path));
    const lost = new Set(errors.flatMap(lostWith));
    const others = errors.filter((error) => lostWith(error).length === 0);
    const whole = modules.filter(({ moduleId }) => !lost.has(moduleId));
    const tests = whole.flatMap((module) => [...module.children.allTests()]);
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...whole.flatMap(failuresOf),
        ...others.map((error) => failureOf('an error outside of any test', error.message)),
      ],
      lost: [...lost].map((path) => relative(process.cwd(), path)),
    };
    const file = process.env[TALLY_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
  }
}

/** A file may be in several projects. */
const keyOf = ({ project, moduleId }: Pick<TestModule, 'project' | 'moduleId'>) => `${project.name}: ${moduleId}`;

/** Files that a process was to run when the engine ended it. */
function filesOf({ cause }: Thrown): readonly string[] {
  const { message } = (cause ?? {}) as { readonly message?: string };
  return ENDED.exec(message ?? '')?.[1]?.split(', ') ?? [];
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
