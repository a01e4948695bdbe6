import * as z from 'zod/mini';
import { emailSchema, phoneSchema } from '~/kernel/forms/text-schemas.ts';

export const contactSchema = z.object({ email: emailSchema, phone: phoneSchema });
