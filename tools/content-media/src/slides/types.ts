import type { Figure } from '../figures/types.ts';

/** What is shown while a chapter lasts; its title is that of the chapter. */
export interface Slide {
  lines: readonly string[];
  figure: Figure;
}

/** Slides by the slug of the webinar, one for each of its chapters. */
export type Slides = Readonly<Record<string, readonly Slide[]>>;
