import '../server/allocator.ts';
import '../server/code-cache.ts';

/** `npm start`: what is missing is made, then the site starts, in one process. */
const { prepareSite } = await import('./prepare.ts');
if (await prepareSite()) await import('../server/main.ts');
else process.exitCode = 1;
