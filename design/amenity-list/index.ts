export { AmenityGroups, AmenityLine } from './amenity-list.tsx';
export type { Amenity, AmenityGroup } from './amenity-list.tsx';
