export const TRAVELLERS_PATH = '/profile/travellers';

/** `id` empty: a form for a new one. */
export function travellerPath(id: string): string {
  return `${TRAVELLERS_PATH}/${id || 'new'}`;
}
