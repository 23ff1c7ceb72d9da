/** One room: who sleeps in it. A child whose age nobody chose yet is null. */
export interface RoomGuests {
  readonly adults: number;
  readonly children: readonly (number | null)[];
}

/** Counted in one room; `rooms` in one search. */
export interface RoomLimits {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
}

export const oldestChild = 17;

/** New children have no age until somebody says it; children that go are the last ones. */
export function withChildren(room: RoomGuests, count: number): RoomGuests {
  return { ...room, children: Array.from({ length: count }, (_, at) => room.children[at] ?? null) };
}

/** `2-7-x`: adults, then ages, `x` for one that is missing. */
export function formatGuests({ adults, children }: RoomGuests): string {
  return [adults, ...children.map((age) => age ?? 'x')].join('-');
}

function parseGuests(text: string): RoomGuests | undefined {
  if (!/^\d{1,2}(-(\d{1,2}|x))*$/.test(text)) return undefined;
  const [adults, ...ages] = text.split('-');
  return { adults: Number(adults), children: ages.map((age) => (age === 'x' ? null : Number(age))) };
}

/** Names of the plain fields of a room, counted from 1. */
export const plainNames = (at: number) => ({ adults: `adults${at}`, age: `age${at}` }) as const;

/** What the field sent, with scripts or without. Rooms without anybody in the plain fields were not asked for. */
export function roomsFrom(form: URLSearchParams, name: string): readonly RoomGuests[] {
  const sent = form.getAll(name).flatMap((text) => parseGuests(text) ?? []);
  // Of a browser without scripts the plain fields count: the hidden ones say what the form held at first.
  if (sent.length > 0 && !form.has(plainNames(1).adults)) return sent;
  return Array.from({ length: 9 }, (_, at) => plainNames(at + 1)).flatMap(({ adults, age }) => {
    const children = form.getAll(age).flatMap((years) => (/^\d{1,2}$/.test(years) ? [Number(years)] : []));
    const room = { adults: Number(form.get(adults) ?? 0) || 0, children };
    return room.adults > 0 || children.length > 0 ? [room] : [];
  });
}
