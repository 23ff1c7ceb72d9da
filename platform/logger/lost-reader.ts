/**
 * Lets the process live on when whoever reads its output has gone: a log that nobody reads is lost, but nobody's booking is.
 * Any other failure of an output goes the same way, for there is nowhere left to say it.
 */
export function outliveReaders(outputs: readonly NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
