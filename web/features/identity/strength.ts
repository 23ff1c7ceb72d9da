const ENOUGH = 15;
const PLENTY = 22;

/** How good a new password looks, from length and how often it repeats itself; the server knows the common ones. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  const characters = Array.from(password.normalize('NFKC'));
  if (characters.length < ENOUGH) return characters.length < ENOUGH / 2 ? 0 : 1;
  const different = new Set(characters.map((each) => each.toLowerCase())).size;
  if (different < 6) return 2;
  return characters.length >= PLENTY && different >= 10 ? 4 : 3;
}
