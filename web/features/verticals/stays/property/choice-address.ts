import { formatPropertyAddress } from '#contract/search';
import type { RoomOffer, StayAddress } from '#contract/search';

const FIELD = /^pick(\d{1,2})$/;

interface Keyed {
  readonly room: Pick<RoomOffer['room'], 'key'>;
  readonly plan: Pick<RoomOffer['plan'], 'key'>;
}

/** Names a rate plan of a room type among those of one property. */
export function planId({ room, plan }: Keyed): string {
  return `${encodeURIComponent(room.key).replaceAll('.', '%2E')}.${plan.key}`;
}

/** What a name of `planId` stands for; one that is none stands for nothing that is sold. */
export function readPlanId(id: string): { readonly room: string; readonly plan: string } {
  const at = id.indexOf('.');
  const room = decoded(id.slice(0, Math.max(0, at)));
  return { room, plan: id.slice(at + 1) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `…?offer=house.h-1&pick=double.flex,twin.flex`: one for each room of the party, in its order. */
export function choiceAddress(address: StayAddress, key: string, picks: readonly string[]): string {
  return `${formatPropertyAddress(address, key)}&pick=${picks.map(encodeURIComponent).join(',')}`;
}

/** Empty where nothing is said; whether what is said is sold is judged with the rooms at hand. */
export function readPicks(search: URLSearchParams): readonly string[] {
  return search.get('pick')?.split(',') ?? [];
}

export function pickField(room: number): string {
  return `pick${room}`;
}

/** The choice as a form without scripts sends it, a field a room; undefined where none was sent. */
export function readPickFields(sentFields: URLSearchParams | FormData): readonly string[] | undefined {
  const sent = [...sentFields].flatMap(([name, value]) => {
    const room = FIELD.exec(name)?.[1];
    return room === undefined || typeof value !== 'string' ? [] : [[Number(room), value] as const];
  });
  return sent.length === 0 ? undefined : sent.sort(([a], [b]) => a - b).map(([, value]) => value);
}
