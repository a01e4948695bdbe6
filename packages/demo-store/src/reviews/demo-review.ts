import type { SkinType } from '../catalog.ts';

export interface DemoReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly text: string;
  readonly skin?: SkinType;
  readonly concern?: string;
  /** Of somebody who bought it for the treatment room. */
  readonly isPro?: true;
  /** What Regen answered. */
  readonly answer?: string;
}

type About = Partial<Pick<DemoReview, 'skin' | 'concern' | 'isPro' | 'answer'>>;

export const said = (stars: DemoReview['stars'], title: string, text: string, about: About = {}): DemoReview => ({
  stars,
  title,
  text,
  ...about,
});
export const pro = { isPro: true } as const;
