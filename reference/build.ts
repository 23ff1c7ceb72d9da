import { ensurePlaces } from '#reference/places';

/** `node reference/build.ts`: builds the snapshots that are missing; run before the server starts. */
await ensurePlaces();
