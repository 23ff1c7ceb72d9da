import { z } from '#zod';
import { cardBrands, paymentMethods } from './brand.ts';

export const cardBrandSchema = z.enum(cardBrands);
export const paymentMethodSchema = z.enum(paymentMethods);
