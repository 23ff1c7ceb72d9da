/** `Tourist tax` of `Tourist tax (taxe de séjour)`: what stands in brackets is its name at home. */
export function commonChargeName(name: string): string {
  return name.split(' (', 1).join();
}
