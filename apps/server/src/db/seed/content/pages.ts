import { about, charity, founder } from './pages-brand.ts';
import { privacy, terms } from './pages-legal.ts';
import { accessibility, returnsPolicy, shipping } from './pages-service.ts';
import { rewards, schoolProgram } from './pages-channels.ts';

export interface SeedPage {
  slug: string;
  title: string;
  description: string;
  updatedAt: string;
  documentName?: string;
  /** Everyone when left out. */
  audiences?: readonly ('web' | 'retail' | 'b2b' | 'school')[];
  /** In the notation of `read-blocks.ts`. */
  text: string;
}

export const seedPages: readonly SeedPage[] = [
  about,
  founder,
  charity,
  shipping,
  returnsPolicy,
  privacy,
  terms,
  accessibility,
  rewards,
  schoolProgram,
];
