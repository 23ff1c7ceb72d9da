/** Refused or not, a step of checkout changes what the page must show: the order, its price, the next key. */
export function shouldRevalidate(): boolean {
  return true;
}
