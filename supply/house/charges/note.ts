import { z } from '#zod';

export const noteSchema = z
  .string()
  .min(1)
  .describe('A reason or a fact that the fields do not say. Nobody is shown it.');
