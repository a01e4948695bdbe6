import { about, charity, founder } from './pages-brand.ts';
import { rewards, schoolProgram } from './pages-channels.ts';
import { privacy, terms } from './pages-legal.ts';
import { accessibility, returnsPolicy, shipping } from './pages-service.ts';
import type { SeedPage } from './seed-page.ts';

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
