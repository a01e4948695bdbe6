import type { Webinar } from '@regen/content-sdk/models';
import { contentPictureUrl } from '~/features/content/index.ts';

/** Pixels of the poster: one size for all, since a video has no `srcset`. */
const POSTER_WIDTH = 960;

/** The picture that stands for the video until it is played; the page preloads it. */
export const posterOf = ({ picture }: Pick<Webinar, 'picture'>): string | undefined =>
  picture ? contentPictureUrl(picture, POSTER_WIDTH) : undefined;
