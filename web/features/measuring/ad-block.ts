import { AD_BAIT, type Track } from '#contract/measuring';
import { type Memory, memoryIn } from '../remembered.ts';

/** Whether this browser was considered: once, however it came out. */
const KEY = 'wf-adblock';

/**
 * Finds out once in a browser whether something blocks advertisements, and tells it. `sampled` is the server's decision: only
 * readers who agreed to be measured are considered, and of these a share. Whatever fails is nobody's business, [8-10d].
 */
export async function startAdBlock(
  sampled: boolean,
  tell: Track,
  memory: Memory = memoryIn(() => localStorage),
): Promise<void> {
  try {
    const first = memory.read(KEY) === null && memory.write(KEY, sampled ? 'asked' : 'passed');
    if (first && sampled) tell('adBlock', { blocked: await isBlocked() });
  } catch {
    // A page is the same with and without.
  }
}

/** A request and an image, each of our own; what does not come was blocked, [7.7-01c]. */
async function isBlocked(): Promise<boolean> {
  const came = await Promise.all([requestComes(AD_BAIT.request), imageComes(AD_BAIT.image)]);
  return came.includes(false);
}

async function requestComes(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}

function imageComes(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.naturalWidth > 0));
    image.addEventListener('error', () => resolve(false));
    image.src = address;
  });
}
