import './allocator.ts';
import './code-cache.ts';

// React reads this when it is loaded.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

const { start } = await import('./start.ts');
await start();
