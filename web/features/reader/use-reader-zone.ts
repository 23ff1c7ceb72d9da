import { useHydrated } from '#design/hydrated';

/** The reader's own time zone once it is known; before that, as on the server, UTC. */
export function useReaderZone(): string {
  const hydrated = useHydrated();
  return hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
}
