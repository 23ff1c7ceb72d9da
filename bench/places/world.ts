import type { PlaceInput } from '#engine/places';
import { seeded } from '../harness/index.ts';

/** Places of the same shape as the real ones, `times` as many: new names are two real halves joined, weights keep their tail. */
export function grow(real: readonly PlaceInput[], times: number): readonly PlaceInput[] {
  if (times === 1) return real;
  const random = seeded(20_260_303);
  const cities = real.filter((place) => place.type === 'city');
  const pick = () => cities[Math.floor(random() * cities.length)];
  const grown: PlaceInput[] = [...real];
  for (let i = real.length; i < real.length * times; i += 1) {
    const [first, second] = [pick(), pick()];
    if (!first || !second) break;
    const name =
      first.name.slice(0, Math.ceil(first.name.length / 2)) + second.name.slice(Math.floor(second.name.length / 2));
    grown.push({
      ...first,
      key: String(400_000_000 + i),
      name,
      cityName: name,
      names: [],
      weight: first.weight * random(),
    });
  }
  return grown;
}
