import * as z from 'zod/mini';
import { optionalText, requiredText } from '~/kernel/forms/text-schemas.ts';

export const reviewSchema = z.object({
  rating: z.string().check(z.minLength(1, 'Choose 1 to 5 stars.')),
  title: optionalText(80),
  text: requiredText('Write a few words about it.', 2000),
  skinType: z.string(),
  concern: z.string(),
});

export type ReviewValues = z.infer<typeof reviewSchema>;
