import { z } from 'zod';
export const leak = z;
