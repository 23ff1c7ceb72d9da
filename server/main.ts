import './allocator.ts';
import './code-cache.ts';

// React reads this when it is loaded. In production the configuration refuses any other value than its own.
if (process.argv.includes('--dev')) process.env.NODE_ENV = 'development';
else process.env.NODE_ENV ??= 'production';

const { start } = await import('./start.ts');
await start();
