import { openWhole, OWN } from './attack/whole.ts';
import { contractProblems } from './outside/contract.ts';
import { htmlErrors } from './outside/html.ts';
import { sentPages } from '../e2e/judged-pages.ts';
import { prepareSite } from './prepare.ts';

// React reads this when it is loaded.
process.env['NODE_ENV'] ??= 'production';

/** `npm run judges`: what programs of others say of the built site; ends with 1 when any of them found something. */
if (!(await prepareSite())) process.exit(1);
const whole = await openWhole();
try {
  // A site that is tried out stands at localhost, which no published contract should name.
  const document = (await whole.app.inject('/api/openapi.json')).body.replaceAll(OWN, 'https://travel.wayfold.test');
  report(`contract, ${document.length} bytes, by Redocly`, await contractProblems(document));
  const pages = await sentPages(whole);
  report(`${pages.length} pages, by the Nu HTML checker`, htmlErrors(pages));
} finally {
  await whole.close();
}

function report(what: string, found: readonly string[]): void {
  process.stdout.write(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${what}: ${found.length} errors\n`);
  for (const line of found) process.stdout.write(`  ${line}\n`);
  if (found.length > 0) process.exitCode = 1;
}
